import { textoDeTamano } from '../../../domain/archivos/archivos'
import { Button } from '../../../ui/button'
import type { Curso, Subida } from './use-subida'

const DICHOS = {
  ENVIANDO: '',
  PAUSADA: 'En pausa.',
  ESPERANDO: 'Se cortó la conexión. Sigue sola en cuanto vuelva.',
}

type Props = { curso: Curso } & Pick<Subida<unknown>, 'pause' | 'goOn'> &
  Partial<Pick<Subida<unknown>, 'retry' | 'cancel'>>

/** A file on its way: how far it is, and what can be done about it. */
export function AvanceDeSubida({ curso, retry, pause, goOn, cancel }: Props) {
  const { archivo, otros = [], avance, estado, sePausa, falla, rechazado } = curso
  const todos = [archivo, ...otros]
  const nombre = otros.length > 0 ? `${todos.length} archivos` : archivo.name
  const porciento = Math.floor(avance * 100)
  return (
    <div className="subida pila">
      <p>
        <b>{nombre}</b>
        <span className="apagado">
          {textoDeTamano(todos.reduce((suma, { size }) => suma + size, 0))}
          {!falla && ` · ${porciento} %`}
        </span>
      </p>
      {falla ? (
        <p role="alert" className="ui-error">
          {falla}
        </p>
      ) : (
        <progress aria-label={`Subiendo ${nombre}`} max={100} value={porciento} />
      )}
      <p role="status" className="suceso">
        {!falla && DICHOS[estado]}
      </p>
      <div className="botones">
        {falla && !rechazado && <Button onClick={retry}>Reintentar</Button>}
        {sePausa && !falla && (
          <Button onClick={estado === 'PAUSADA' ? goOn : pause}>
            {estado === 'PAUSADA' ? 'Seguir' : 'Pausar'}
          </Button>
        )}
        {cancel && <Button onClick={cancel}>{falla ? 'Quitar' : 'Cancelar la subida'}</Button>}
      </div>
    </div>
  )
}
