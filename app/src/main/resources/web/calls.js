// Calls to the server that all pages share. A refusal becomes an Error with the server's sentence.

export async function call(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : {'Content-Type': 'application/json'},
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const refusal = new Error(answer.error ?? 'The server did not answer as expected.');
  refusal.status = response.status;
  refusal.failed = answer.failed ?? [];
  throw refusal;
}
