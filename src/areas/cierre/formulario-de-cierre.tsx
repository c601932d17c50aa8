import { type ReactNode, useState } from 'react'
import { PARA_LA_PROXIMA_MAXIMO } from '../../domain/clases/cierres-de-clase'
import { diaCorto } from '../../lib/formato'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { TextArea } from '../../ui/text-field'
import { SiAbierta } from '../base/curso/abierta'
import { hoy } from '../base/sitio'
import type { Clase } from './borrador-de-cierre'
import { send } from './cola-de-cierres'
import { cuerpoDe, hasTarea } from './cuerpo'
import { QueSeDio } from './que-se-dio'
import type { CierreLeido } from './queries'
import { QuienVino } from './quien-vino'
import { TareaDeCierre } from './tarea-de-cierre'
import type { Escrito } from './use-cierre'

interface Props {
  clase: Clase
  leido: CierreLeido
  escrito: Escrito
}

/** Four blocks and one button. */
export function FormularioDeCierre({ clase, leido, escrito }: Props) {
  const { borrador, write } = escrito
  const [falta, setFalta] = useState<string>()
  const [preguntando, setPreguntando] = useState(false)

  const close = () => {
    setPreguntando(false)
    // What was not touched is kept from here on too, until the server has it.
    write(() => ({ rechazo: null }))
    send(clase, cuerpoDe(borrador, leido), leido.dia?.id)
  }
  const check = () => {
    const mal = hasTarea(borrador) && !(Number(borrador.tarea.puntos) >= 1)
    setFalta(mal ? 'Escribe cuántos puntos vale: 1 o más.' : undefined)
    if (mal) return document.querySelector<HTMLElement>('[name=puntos]')?.focus()
    const { fecha_entrega } = borrador.tarea
    if (hasTarea(borrador) && fecha_entrega && fecha_entrega < hoy()) return setPreguntando(true)
    close()
  }

  return (
    <form
      className="cierre-de-clase"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        check()
      }}
    >
      <Bloque id="quien-vino" titulo="Quién vino">
        <QuienVino {...clase} alumnos={leido.alumnos} escrito={escrito} />
      </Bloque>
      <Bloque id="que-se-dio" titulo="Qué se dio">
        <QueSeDio unidades={leido.unidades} escrito={escrito} />
      </Bloque>
      <Bloque id="para-la-proxima" titulo="Para la próxima">
        <TextArea
          label="Qué tienen que saber o traer"
          rows={2}
          maxLength={PARA_LA_PROXIMA_MAXIMO}
          value={borrador.frase}
          onChange={({ target: { value } }) => write(() => ({ frase: value }))}
        />
      </Bloque>
      <Bloque id="tarea-de-cierre" titulo="Tarea">
        <TareaDeCierre escrito={escrito} falta={falta} />
      </Bloque>
      <SiAbierta>
        <Button type="submit" variant="primary" className="al-cerrar">
          {borrador.agregar ? 'Agregar a la clase' : 'Cerrar la clase'}
        </Button>
      </SiAbierta>
      <ConfirmDialog
        open={preguntando}
        onClose={() => setPreguntando(false)}
        onConfirm={close}
        title="¿La tarea ya venció?"
        confirmLabel="Cerrar igual"
      >
        <p>Su fecha, {diaCorto(borrador.tarea.fecha_entrega)}, ya pasó: nadie llegaría a tiempo.</p>
      </ConfirmDialog>
    </form>
  )
}

const Bloque = ({ id, titulo, children }: { id: string; titulo: string; children: ReactNode }) => (
  <section className="panel apartado" aria-labelledby={id}>
    <h2 id={id}>{titulo}</h2>
    {children}
  </section>
)
