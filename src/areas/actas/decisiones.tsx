import { AUSENTE, type NotaDeActa, notasDeActa } from '../../domain/actas/actas'
import { conDosDecimales } from '../../domain/base/numeros'
import { notaEnLetras } from '../../domain/nota-final/escala'
import { EmptyState } from '../../ui/empty-state'
import { Select } from '../../ui/select'
import { Tabla } from '../../ui/tabla'
import type { Clausura } from './queries-de-clausura'

export type Decididas = ReadonlyMap<number, NotaDeActa>

/** Where a student's grade is decided. */
export const idDeNota = (alumnoId: number) => `nota-${alumnoId}`

interface Props {
  alumnos: Clausura['alumnos']
  decididas: Decididas
  onDecide: (alumnoId: number, nota: NotaDeActa | null) => void
}

/** The acta as it would be; each grade follows from the points, or is decided. */
export function Decisiones({ alumnos, decididas, onDecide }: Props) {
  if (alumnos.length === 0) return <EmptyState title="Todavía no hay alumnos inscritos" />
  return (
    <Tabla titulo="Lo que diría el acta de cada alumno" columnas={['Alumno', 'Al final', 'Nota']}>
      {alumnos.map(({ alumnoId, nombre, porcentaje, nota }) => (
        <tr key={alumnoId} id={idDeNota(alumnoId)}>
          <th scope="row">{nombre}</th>
          <td data-columna="Al final">
            {porcentaje === null ? '—' : `${conDosDecimales(porcentaje)}\u00a0%`}
          </td>
          <td data-columna="Nota">
            {nota === null ? (
              '—'
            ) : (
              <Select
                className="decision"
                label={<span className="oculto">Nota de {nombre}</span>}
                options={opcionesDe(nota)}
                value={String(decididas.get(alumnoId) ?? '')}
                onChange={({ target }) => onDecide(alumnoId, readNota(target.value))}
              />
            )}
          </td>
        </tr>
      ))}
    </Tabla>
  )
}

const enPalabras = (nota: NotaDeActa) => (nota === AUSENTE ? 'AUSENTE' : `${nota} (${notaEnLetras(nota)})`)

const opcionesDe = (porPuntos: NotaDeActa) => [
  { value: '', label: `${enPalabras(porPuntos)}, por sus puntos` },
  ...notasDeActa.map((nota) => ({ value: String(nota), label: `${enPalabras(nota)}, por decisión` })),
]

const readNota = (valor: string) => notasDeActa.find((nota) => String(nota) === valor) ?? null
