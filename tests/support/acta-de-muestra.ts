import type { ContenidoDeActa } from '../../src/domain/actas/actas.ts'

const notas = [1, 2, 3, 4, 5, 'AUSENTE'] as const
const apellidos = ['Benítez', 'Ñamandú', 'González de los Ríos y Villalba', 'Yvotý', 'Ẽsapy']

/** An acta of so many students, always the same one. */
export const actaDe = (alumnos: number): ContenidoDeActa => ({
  institucion: 'Conservatorio Municipal',
  catedra: 'Armonía I',
  anio: 2026,
  docente: 'Graciela Ocampos',
  fecha: '2026-12-04',
  version: 1,
  codigo: 'K3M9-0QXD-71VZ',
  direccion: 'https://catedra.example/acta/K3M90QXD71VZ',
  renglones: Array.from({ length: alumnos }, (_, i) => ({
    numero: i + 1,
    nombre: `${apellidos[i % apellidos.length]} ${i}, María de los Ángeles`,
    documento: i % 3 === 0 ? null : String(3_000_000 + i),
    porcentaje: i % 6 === 5 ? null : (i * 37) % 10_001,
    nota: notas[i % notas.length] ?? 1,
  })),
})
