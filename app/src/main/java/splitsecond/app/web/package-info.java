/// The web server that all pages share: static files, the import map, security headers, the look, the form of errors.
@NullMarked
package splitsecond.app.web;

import org.jspecify.annotations.NullMarked;
