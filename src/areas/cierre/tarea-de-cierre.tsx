import { NumberField, TextField } from '../../ui/text-field'
import { hasTarea } from './cuerpo'
import type { Escrito } from './use-cierre'

interface Props {
  escrito: Escrito
  /** What is wrong with how many points it is worth. */
  falta: string | undefined
}

/** Without a title there is none; with one, what it needs besides is filled in already. */
export function TareaDeCierre({ escrito: { borrador, write }, falta }: Props) {
  const { tarea } = borrador
  const put = (cambio: Partial<typeof tarea>) =>
    write((actual) => ({ tarea: { ...actual.tarea, ...cambio } }))
  return (
    <>
      <TextField
        label="Título (si hay tarea)"
        maxLength={200}
        value={tarea.titulo}
        onChange={({ target }) => put({ titulo: target.value })}
      />
      {hasTarea(borrador) && (
        <div className="dos-campos">
          <TextField
            label="Vence"
            type="date"
            value={tarea.fecha_entrega}
            onChange={({ target }) => put({ fecha_entrega: target.value })}
          />
          <NumberField
            label="Puntos"
            name="puntos"
            value={tarea.puntos}
            error={falta}
            onChange={({ target }) => put({ puntos: target.value })}
          />
        </div>
      )}
    </>
  )
}
