/**
 * Whoever is signed in finds their menu here too, or has yet to leave the server; a visitor downloads no more than this:
 * not `lib/dispositivo` either, which comes with all that calls the API.
 */
try {
  const guardadas = [localStorage, sessionStorage].flatMap((donde) => Object.keys(donde)).join()
  if (/token|porSalir/i.test(guardadas)) void import('./menu-de-sesion')
} catch {
  // A browser that keeps nothing keeps no session.
}
