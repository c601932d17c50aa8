import type { ReactNode } from 'react'
import { cuantos, numero } from '../../../lib/formato'
import { Badge, type Tone } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { useShowMore } from '../../../ui/show-more'
import { Tabla } from '../../../ui/tabla'
import type { FilaRevisada, Resumen } from './queries'
import type { Importacion } from './use-importacion'

interface Props {
  importacion: Importacion
  goBack: ReactNode
  /** Nothing once it was imported. */
  onImport?: () => void
}

/** What a table says row by row, those with errors first; with one of them nothing is imported. */
export function Revision({ importacion, goBack, onImport }: Props) {
  const { enviando, startOver } = importacion
  const resumen = importacion.resumen as Resumen
  const { nuevos, existentes, conErrores, columnasIgnoradas } = resumen
  return (
    <section className="panel ui-formulario" aria-labelledby="revision" ref={bringIntoView}>
      <h2 id="revision" tabIndex={-1}>
        {onImport ? 'Lo que se importaría' : 'Importación terminada'}
      </h2>
      <p className="quien-envio" role="status">
        <Badge tone="green">{cuantos(nuevos, 'nuevo', 'nuevos')}</Badge>
        <Badge tone="grey">{cuantos(existentes, 'ya estaba', 'ya estaban')}</Badge>
        {conErrores > 0 && <Badge tone="red">{numero(conErrores)} con errores</Badge>}
      </p>
      {columnasIgnoradas.length > 0 && (
        <p className="apagado">No se usan estas columnas: {columnasIgnoradas.join(', ')}.</p>
      )}
      <FilasRevisadas filas={resumen.filas} />
      {conErrores > 0 && (
        <p className="ui-error">Corrige las filas con errores y revisa otra vez: nada se importa a medias.</p>
      )}
      <div className="botones">
        {onImport ? (
          <Button
            variant="primary"
            onClick={onImport}
            disabled={conErrores > 0 || nuevos === 0}
            saving={enviando}
            savingLabel="Importando..."
          >
            Importar {cuantos(nuevos, 'fila', 'filas')}
          </Button>
        ) : (
          <>
            {goBack}
            <Button onClick={startOver}>Importar otra tabla</Button>
          </>
        )}
      </div>
    </section>
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
