import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { writeCsv } from '../../../domain/base/csv'
import { planillaDeLoQueQuedo } from '../../../domain/inscripciones/planillas-de-importacion'
import { cuantos, numero } from '../../../lib/formato'
import { Badge, type Tone } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { useShowMore } from '../../../ui/show-more'
import { Tabla } from '../../../ui/tabla'
import { FilasPorCorregir } from './filas-por-corregir'
import type { FilaRevisada, Resumen } from './queries'
import type { Importacion } from './use-importacion'

interface Props {
  importacion: Importacion
  onCheck: () => void
  onImport: () => void
}

/** What a table says row by row; those with errors are mended here, or left out. */
export function Revision({ importacion, onCheck, onImport }: Props) {
  const { enviando, resumen } = importacion
  const { nuevos, conErrores } = resumen as Resumen
  return (
    <section className="panel ui-formulario" aria-labelledby="revision" ref={bringIntoView}>
      <h2 id="revision" tabIndex={-1}>
        Lo que se importaría
      </h2>
      <Cuentas resumen={resumen as Resumen} />
      {conErrores > 0 && <FilasPorCorregir importacion={importacion} onCheck={onCheck} />}
      <FilasRevisadas filas={(resumen as Resumen).filas.filter(({ estado }) => estado !== 'ERROR')} />
      <div className="botones">
        <Button
          variant="primary"
          onClick={onImport}
          disabled={nuevos === 0}
          saving={enviando}
          savingLabel="Importando..."
        >
          {conErrores > 0
            ? `Importar ${numero(nuevos)} y dejar ${numero(conErrores)}`
            : `Importar ${cuantos(nuevos, 'fila', 'filas')}`}
        </Button>
      </div>
    </section>
  )
}

interface PropsDeTerminada {
  importacion: Importacion
  goBack: ReactNode
  onCheck: () => void
}

/** What went in, and what stayed: that is the next table. */
export function Terminada({ importacion, goBack, onCheck }: PropsDeTerminada) {
  const { columnas, enviando, startOver } = importacion
  const { filas, quedaron = [], ...resumen } = importacion.resumen as Resumen
  const cuantas = quedaron.length
  const saveQuedaron = async () => {
    const { save } = await import('../../../lib/descarga')
    const { nombre, ...planilla } = planillaDeLoQueQuedo(columnas, quedaron)
    save(new Blob([writeCsv(planilla)], { type: 'text/csv' }), `${nombre}.csv`)
  }
  return (
    <section className="panel ui-formulario" aria-labelledby="revision" ref={bringIntoView}>
      <h2 id="revision" tabIndex={-1}>
        Importación terminada
      </h2>
      <Cuentas resumen={resumen} />
      <FilasRevisadas filas={filas} />
      <div className="botones">
        {goBack}
        {cuantas > 0 && (
          <Button onClick={saveQuedaron}>
            <Download aria-hidden="true" />{' '}
            {cuantas === 1 ? 'Descargar la que quedó' : `Descargar las ${cuantas}`}
          </Button>
        )}
        {cuantas > 0 ? (
          <Button onClick={onCheck} saving={enviando} savingLabel="Revisando...">
            Seguir con lo que quedó
          </Button>
        ) : (
          <Button onClick={startOver}>Importar otra tabla</Button>
        )}
      </div>
    </section>
  )
}

function Cuentas({ resumen }: { resumen: Omit<Resumen, 'filas'> }) {
  const { nuevos, existentes, conErrores, columnasIgnoradas } = resumen
  return (
    <>
      <p className="quien-envio fila" role="status">
        <Badge tone="green">{cuantos(nuevos, 'nuevo', 'nuevos')}</Badge>
        <Badge tone="grey">{cuantos(existentes, 'ya estaba', 'ya estaban')}</Badge>
        {conErrores > 0 && <Badge tone="red">{numero(conErrores)} con errores</Badge>}
      </p>
      {columnasIgnoradas.length > 0 && (
        <p className="apagado">No se usan estas columnas: {columnasIgnoradas.join(', ')}.</p>
      )}
    </>
  )
}

/** The form is long: who sent it from its end is brought here. */
function bringIntoView(seccion: HTMLElement | null) {
  seccion?.querySelector('h2')?.focus()
}

const estados: Record<FilaRevisada['estado'], { texto: string; tono: Tone }> = {
  NUEVO: { texto: 'Nuevo', tono: 'green' },
  EXISTENTE: { texto: 'Ya estaba', tono: 'grey' },
  ERROR: { texto: 'Con errores', tono: 'red' },
}

function FilasRevisadas({ filas }: { filas: FilaRevisada[] }) {
  if (filas.length === 0) return null
  return <TablaDeFilas filas={filas} />
}

function TablaDeFilas({ filas }: { filas: FilaRevisada[] }) {
  const ordenadas = filas.toSorted(
    (una, otra) => Number(otra.estado === 'ERROR') - Number(una.estado === 'ERROR'),
  )
  const { shown, more } = useShowMore(ordenadas, 50)
  return (
    <>
      <Tabla
        titulo="Filas de la tabla, las que tienen errores primero"
        columnas={['Fila', 'Nombre', 'Email', 'Resultado']}
      >
        {shown.map(({ fila, nombre, apellido, email, estado, campos = {} }) => (
          <tr key={fila}>
            <td data-columna="Fila">{fila}</td>
            <td data-columna="Nombre" className="largo">
              {`${nombre} ${apellido}`.trim() || '—'}
            </td>
            <td data-columna="Email" className="largo">
              {email || '—'}
            </td>
            <td data-columna="Resultado">
              <Badge tone={estados[estado].tono}>{estados[estado].texto}</Badge>
              {Object.entries(campos).map(([campo, texto]) => (
                <small key={campo} className="falla">
                  {texto}
                </small>
              ))}
            </td>
          </tr>
        ))}
      </Tabla>
      {more}
    </>
  )
}
