import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { cuantos } from '../../../domain/base/numeros'
import { claveYCodigo, soloClave } from '../../../domain/sesiones/segundo-factor'
import { Button } from '../../../ui/button'
import { copy } from '../../base/copiar'
import { Lectura } from '../../base/lectura'
import { Activacion } from './activacion'
import { DialogoDeFactor } from './dialogo-de-factor'
import { beginFactor, desactivarFactor, factorQuery, renewCodigos } from './queries'
import { Subtitulo } from './subtitulo'

export function SegundoFactor() {
  const titulo = useRef<HTMLHeadingElement>(null)
  return (
    <section className="panel apartado perfil" aria-labelledby="segundo-factor">
      <h2 id="segundo-factor" ref={titulo} tabIndex={-1}>
        Segundo factor
      </h2>
      <Lectura falla="No se pudo cargar el segundo factor.">
        <Estado onBack={() => titulo.current?.focus()} />
      </Lectura>
    </section>
  )
}

type Empezado = ComponentProps<typeof Activacion>['empezado']
type Pregunta = 'activar' | 'renovar' | 'desactivar'

/** The codes that were just made stay until they are said to be kept. */
function Estado({ onBack }: { onBack: () => void }) {
  const { data } = useSuspenseQuery(factorQuery)
  const [pregunta, setPregunta] = useState<Pregunta | null>(null)
  const [empezado, setEmpezado] = useState<Empezado | null>(null)
  const [codigos, setCodigos] = useState<string[]>([])
  const activate = (nuevos: string[]) => {
    setEmpezado(null)
    setCodigos(nuevos)
  }
  const cancel = () => {
    setEmpezado(null)
    onBack()
  }
  const save = () => {
    setCodigos([])
    onBack()
  }
  const paso = () => {
    if (codigos.length > 0) return <CodigosNuevos codigos={codigos} onSave={save} />
    if (data.activo) return <Activo restantes={data.codigosRestantes} onAsk={setPregunta} />
    if (empezado) return <Activacion empezado={empezado} onActivate={activate} onCancel={cancel} />
    return <Inactivo onAsk={setPregunta} />
  }
  return (
    <>
      {paso()}
      <Preguntas
        pregunta={pregunta}
        onClose={() => setPregunta(null)}
        onBegin={setEmpezado}
        onRenew={setCodigos}
      />
    </>
  )
}

interface PasoProps {
  onAsk: (pregunta: Pregunta) => void
}

function Inactivo({ onAsk }: PasoProps) {
  return (
    <>
      <p>
        Está desactivado: se ingresa solo con la contraseña. Activado, se pide también un código que cambia
        cada treinta segundos, de una aplicación de tu teléfono (Google Authenticator, Aegis, o la que
        prefieras). Quien adivine la contraseña no entra.
      </p>
      <div className="botones">
        <Button variant="primary" onClick={() => onAsk('activar')}>
          Activar
        </Button>
      </div>
    </>
  )
}

function Activo({ restantes, onAsk }: PasoProps & { restantes: number }) {
  return (
    <>
      <p>
        <span className="pildora green">Activo</span> Al ingresar se pide también el código de tu aplicación.
      </p>
      <p className="apagado">
        {restantes === 0
          ? 'No te quedan códigos de recuperación: pide otros.'
          : `Te ${restantes === 1 ? 'queda' : 'quedan'} ${cuantos(restantes, 'código', 'códigos')} de recuperación, para cuando no tengas el teléfono.`}
      </p>
      <div className="botones">
        <Button onClick={() => onAsk('renovar')}>Códigos nuevos</Button>
        <Button variant="danger" onClick={() => onAsk('desactivar')}>
          Desactivar
        </Button>
      </div>
    </>
  )
}

interface PreguntasProps {
  pregunta: Pregunta | null
  onClose: () => void
  onBegin: (empezado: Empezado) => void
  onRenew: (codigos: string[]) => void
}

/** They outlive the step that asked: only so does the focus go on to the next one. */
function Preguntas({ pregunta, onClose, onBegin, onRenew }: PreguntasProps) {
  return (
    <>
      <DialogoDeFactor
        abierto={pregunta === 'activar'}
        onClose={onClose}
        esquema={soloClave}
        accion={beginFactor}
        onDone={onBegin}
        textos={{
          titulo: 'Activar el segundo factor',
          nota: 'Primero, tu contraseña de administrador.',
          send: 'Seguir',
          falla: 'No se pudo empezar a activar el segundo factor.',
        }}
      />
      <DialogoDeFactor
        abierto={pregunta === 'renovar'}
        onClose={onClose}
        esquema={claveYCodigo}
        accion={renewCodigos}
        onDone={({ codigos }) => onRenew(codigos)}
        textos={{
          titulo: 'Códigos de recuperación nuevos',
          nota: 'Los de antes dejan de valer.',
          send: 'Pedir los códigos',
          falla: 'No se pudieron pedir los códigos.',
        }}
      />
      <DialogoDeFactor
        abierto={pregunta === 'desactivar'}
        onClose={onClose}
        esquema={claveYCodigo}
        accion={desactivarFactor}
        textos={{
          titulo: 'Desactivar el segundo factor',
          nota: 'Desde entonces se ingresa solo con la contraseña.',
          send: 'Desactivar',
          falla: 'No se pudo desactivar el segundo factor.',
        }}
      />
    </>
  )
}

/** Shown once: they are kept nowhere but as hashes. */
function CodigosNuevos({ codigos, onSave }: { codigos: string[]; onSave: () => void }) {
  return (
    <>
      <Subtitulo>Tus códigos de recuperación</Subtitulo>
      <p>
        Guárdalos ahora, fuera del teléfono: no se vuelven a mostrar. Cada uno sirve una vez, en lugar del
        código de la aplicación.
      </p>
      <ol className="codigos-de-recuperacion">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ol>
      <div className="botones">
        <Button
          onClick={() =>
            copy(codigos.join('\n'), 'Códigos copiados.', 'No se pudo copiar. Selecciónalos y cópialos.')
          }
        >
          Copiar
        </Button>
        <Button variant="primary" onClick={onSave}>
          Ya los guardé
        </Button>
      </div>
    </>
  )
}
