// Calls to the server that all pages share. A refusal becomes an Error with the server's sentence.

/**
 * @param token the seat's, where a call needs one
 * @param signal given by who may lose interest in the answer
 */
export async function call(method, path, body, token, signal) {
  const headers = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  let response;
  try {
    response = await fetch(path, {method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal});
  } catch {
    throw Object.assign(new Error('The server does not answer; trying again.'), {status: 0, failed: []});
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const refusal = new Error(answer.error ?? 'The server did not answer as expected.');
  refusal.status = response.status;
  refusal.failed = answer.failed ?? [];
  refusal.body = answer;
  throw refusal;
}
