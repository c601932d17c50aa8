import type { Tx } from '../../../db/client.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { FilaDeTabla } from '../../../src/domain/base/tablas.ts'
import { columnasDeAlumnos, type Importacion } from '../../../src/domain/inscripciones/importaciones.ts'
import { alumnoNuevo, type DatosDeAlumno } from '../../../src/domain/personas/alumnos.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { findAlumnoPorEmail, insertAlumno } from '../personas/alumnos.ts'
import { readTabla } from './planilla-leida.ts'
import {
  camposDe,
  createRepetidos,
  faltaDeCeldas,
  type Resumen,
  type Revisada,
  requireSinErrores,
  resumenDe,
} from './revision-de-planilla.ts'

/** All the new ones or, if a row is wrong, none but with `solo_buenas`; who is there already stays as is. */
export async function importAlumnos(deps: Deps, quien: Quien, importacion: Importacion): Promise<Resumen> {
  const tabla = await readTabla(columnasDeAlumnos, importacion)
  const { simular, solo_buenas } = importacion
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const repetido = createRepetidos()
    const revisadas = tabla.filas.map((fila) => reviewAlumno(tx, fila, repetido))
    if (!simular) {
      if (!solo_buenas) requireSinErrores(revisadas)
      for (const { estado, datos } of revisadas)
        if (datos && estado === 'NUEVO') insertAlumno(tx, datos, ahora)
    }
    const resumen = resumenDe(tabla, revisadas, importacion)
    const detalle = cuantos(resumen.nuevos, 'alumno nuevo', 'alumnos nuevos')
    if (!simular) note({ hecho: 'alumnos.importar', detalle })
    return resumen
  })
}

type AlumnoRevisado = Revisada & { datos?: DatosDeAlumno }

function reviewAlumno(
  tx: Tx,
  fila: FilaDeTabla,
  repetido: ReturnType<typeof createRepetidos>,
): AlumnoRevisado {
  const { nombre = '', apellido = '', email = '' } = fila.datos as Record<string, string>
  const quien = { fila: fila.fila, nombre, apellido, email }
  const { data, error } = alumnoNuevo.safeParse(fila.datos)
  const faltas = faltaDeCeldas(fila) ?? { ...(error && camposDe(error)), ...fila.faltas }
  const campos = Object.keys(faltas).length > 0 ? faltas : repetido(email, fila.fila)
  if (campos) return { ...quien, estado: 'ERROR', campos }
  if (findAlumnoPorEmail(tx, email)) return { ...quien, estado: 'EXISTENTE' }
  return { ...quien, estado: 'NUEVO', datos: data as DatosDeAlumno }
}
