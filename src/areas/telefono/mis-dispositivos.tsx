import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { RolConCodigo } from '../../domain/sesiones/codigos'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { TextField } from '../../ui/text-field'
import { fechaYHora } from '../base/instantes'
import { Lectura } from '../base/lectura'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { AvisarAqui } from './avisar-aqui'
import {
  type Dispositivo,
  probarDispositivo,
  quitarDispositivo,
  saveSilencio,
  silencioQuery,
} from './propios'
import { estadoDelNavegador } from './suscripcion'
import { useDispositivos } from './use-este'

/** Where one is told at once, and when not. */
export function MisDispositivos({ rol }: { rol: RolConCodigo }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  return (
    <section className="panel apartado perfil" aria-labelledby="dispositivos">
      <h2 id="dispositivos" ref={titulo} tabIndex={-1}>
        Avisos en el teléfono
      </h2>
      <Lectura falla="No se pudieron cargar tus dispositivos.">
        {/* The button that takes one away goes with it. */}
        <Lista rol={rol} onRemove={() => titulo.current?.focus()} />
        <HorasDeSilencio rol={rol} />
      </Lectura>
    </section>
  )
}

function Lista({ rol, onRemove }: { rol: RolConCodigo; onRemove: () => void }) {
  const { todos, este } = useDispositivos(rol)
  const puede = este === undefined && estadoDelNavegador() !== 'no-puede'
  return (
    <>
      {todos.length === 0 && <p className="apagado">Todavía no te avisamos en ningún dispositivo.</p>}
      <ul className="sesiones">
        {todos.map((uno) => (
          <Uno key={uno.id} rol={rol} dispositivo={uno} esEste={uno.id === este} onRemove={onRemove} />
        ))}
      </ul>
      {puede && <AvisarAqui rol={rol} />}
    </>
  )
}

interface PropsDeUno {
  rol: RolConCodigo
  dispositivo: Dispositivo
  esEste: boolean
  onRemove: () => void
}

function Uno({ rol, dispositivo: { id, nombre, usado_en }, esEste, onRemove }: PropsDeUno) {
  const prueba = useAccion(probarDispositivo(rol))
  const retiro = useAccion(quitarDispositivo(rol))
  const deCual = <span className="oculto"> {nombre}</span>
  return (
    <li>
      <div>
        <b>{nombre}</b> {esEste && <span className="pildora green">Este</span>}
        <p className="apagado">
          Último uso: <time dateTime={usado_en}>{fechaYHora(usado_en)}</time>
        </p>
      </div>
      <div className="botones">
        <Button onClick={() => prueba.send(id)} saving={prueba.enviando} savingLabel="Enviando...">
          Probar{deCual}
        </Button>
        <Button
          variant="quiet"
          onClick={() => retiro.send(id, hastaQueNoEste(onRemove))}
          saving={retiro.enviando}
          savingLabel="Quitando..."
        >
          Quitar{deCual}
        </Button>
      </div>
    </li>
  )
}

function HorasDeSilencio({ rol }: { rol: RolConCodigo }) {
  const { data: guardado } = useSuspenseQuery(silencioQuery(rol))
  const [silencio, setSilencio] = useState(guardado)
  const { send, enviando } = useAccion(saveSilencio(rol))
  const save = (evento: FormEvent) => {
    evento.preventDefault()
    send(silencio)
  }
  return (
    <form className="ui-formulario" noValidate onSubmit={save}>
      <Checkbox
        label="No avisar entre estas horas"
        checked={silencio.activo}
        onChange={({ target }) => setSilencio({ ...silencio, activo: target.checked })}
      />
      <div className="botones">
        <TextField
          label="Desde"
          type="time"
          value={silencio.desde}
          onChange={({ target }) => setSilencio({ ...silencio, desde: target.value })}
        />
        <TextField
          label="Hasta"
          type="time"
          value={silencio.hasta}
          onChange={({ target }) => setSilencio({ ...silencio, hasta: target.value })}
        />
        <Button type="submit" saving={enviando} savingLabel="Guardando...">
          Guardar las horas
        </Button>
      </div>
      <p className="apagado">El correo y las novedades no esperan.</p>
    </form>
  )
}
