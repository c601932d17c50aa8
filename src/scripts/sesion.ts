import '../lib/sin-almacenamiento'

/** Whoever is signed in finds their menu here too, or has yet to leave the server; a visitor downloads no more than this. */
if (/token|porSalir/i.test(Object.keys(localStorage).join())) void import('./menu-de-sesion')
