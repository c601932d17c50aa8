/** Headings under which both names stand in one cell, by what comes first. */
const CON_NOMBRE_PRIMERO = [
  'nombre completo',
  'nombre y apellido',
  'nombres y apellidos',
  'full name',
  'name',
]
const CON_APELLIDO_PRIMERO = ['apellido y nombre', 'apellidos y nombres']

export const titulosDeNombreEntero = [...CON_NOMBRE_PRIMERO, ...CON_APELLIDO_PRIMERO]

/** What is part of the name that it stands before. */
const PARTICULA = /(?:^|\s)(?:de|del|la|las|los|y)(?:\s|$)/i

/** Told apart by a comma or, where nobody can take them otherwise, half by half: two of one, two of two. */
function partesDe(entero: string, titulo: string): { nombre: string; apellido: string } | undefined {
  const [apellido = '', nombre = '', ...resto] = entero.split(',').map((parte) => parte.trim())
  if (apellido && nombre && resto.length === 0) return { nombre, apellido }
  const palabras = entero.split(/\s+/)
  if (entero.includes(',') || PARTICULA.test(entero) || ![2, 4].includes(palabras.length)) return undefined
  const mitad = palabras.length / 2
  const [una, otra] = [palabras.slice(0, mitad).join(' '), palabras.slice(mitad).join(' ')]
  return /^\W*apellido/i.test(titulo) ? { nombre: otra, apellido: una } : { nombre: una, apellido: otra }
}

export const nombreDeEntero = (entero: string, titulo: string) => partesDe(entero, titulo)?.nombre ?? entero

export const apellidoDeEntero = (entero: string, titulo: string) => partesDe(entero, titulo)?.apellido ?? ''

export const faltaDeNombreEntero = (entero: string, titulo: string) =>
  partesDe(entero, titulo) ? undefined : 'No se sabe cuál es el apellido: escribe «Apellido, Nombre».'
