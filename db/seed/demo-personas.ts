import type { EstadoDePago } from '../../src/domain/pagos/pagos.ts'

/** Nobody's address: `.example` leads nowhere. */
const dominio = 'guarania.example'

export const INSTITUCION = 'Conservatorio de la Ribera'

export const docenteDeDemo = {
  nombre: 'Graciela',
  apellido: 'Ocampos',
  email: `docente@${dominio}`,
  telefono: '021 555 010',
  direccion: 'Asunción',
}

export const auxiliarDeDemo = {
  nombre: 'Rubén',
  apellido: 'Alfonso',
  email: `auxiliar@${dominio}`,
  telefono: '021 555 011',
  direccion: 'Luque',
}

type Fila = [nombre: string, apellido: string, instrumento: string, estado: EstadoDePago]

const filas: Fila[] = [
  ['Lourdes', 'Giménez', 'Guitarra', 'AL DÍA'],
  ['Arami', 'Benítez', 'Arpa paraguaya', 'AL DÍA'],
  ['Rodrigo', 'Ayala', 'Piano', 'AL DÍA'],
  ['Sofía', 'Villalba', 'Violín', 'AL DÍA'],
  ['Matías', 'Cáceres', 'Canto', 'AL DÍA'],
  ['Camila', 'Ortega', 'Flauta', 'AL DÍA'],
  ['Fernando', 'Núñez', 'Bandoneón', 'AL DÍA'],
  ['Belén', 'Samudio', 'Guitarra', 'AL DÍA'],
  ['Diego', 'Fariña', 'Arpa paraguaya', 'AL DÍA'],
  ['Verónica', 'Peña', 'Piano', 'AL DÍA'],
  ['Gustavo', 'Escobar', 'Violín', 'AL DÍA'],
  ['Natalia', 'Riquelme', 'Canto', 'AL DÍA'],
  ['Andrés', 'Bogado', 'Flauta', 'EN MORA'],
  ['Marcela', 'Torales', 'Bandoneón', 'EN MORA'],
  ['Hugo', 'Domínguez', 'Guitarra', 'EN MORA'],
  ['Paola', 'Zarza', 'Arpa paraguaya', 'EN MORA'],
  ['Emilio', 'Recalde', 'Piano', 'EN MORA'],
  ['Jazmín', 'Duarte', 'Violín', 'MATRÍCULA PENDIENTE'],
  ['Óscar', 'Maidana', 'Canto', 'MATRÍCULA PENDIENTE'],
  ['Rocío', 'Insfrán', 'Flauta', 'MATRÍCULA PENDIENTE'],
  ['Tomás', 'Irala', 'Bandoneón', 'MATRÍCULA PARCIALMENTE PAGADA'],
  ['Luján', 'Britos', 'Guitarra', 'MATRÍCULA PARCIALMENTE PAGADA'],
  ['Sebastián', 'Candia', 'Arpa paraguaya', 'MATRÍCULA PARCIALMENTE PAGADA'],
  ['Mirta', 'Agüero', 'Piano', 'GRATUITO'],
  ['Iván', 'Lezcano', 'Violín', 'GRATUITO'],
]

/** Who came back. */
export const QUIEN_VOLVIO = 8

const alumnoDe = ([nombre, apellido, instrumento, estado]: Fila, i: number) => ({
  nombre,
  apellido,
  email: i === 0 ? `alumno@${dominio}` : `alumno${i + 1}@${dominio}`,
  telefono: `0981 555 ${String(101 + i)}`,
  instrumento,
  ...(i % 12 === 5 && {
    es_menor: true,
    vive_con_padres: true,
    nombre_tutor: `Elena ${apellido}`,
    telefono_tutor: '0982 555 200',
  }),
  estado,
})

export const alumnosDeDemo = filas.map(alumnoDe)

/** Who owes from before leaving. */
export const quienSeFue = alumnoDe(['Nelson', 'Franco', 'Piano', 'EN MORA'], filas.length)
