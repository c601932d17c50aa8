import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { cuantos } from '../../../domain/numeros'
import { claveYCodigo, soloClave } from '../../../domain/segundo-factor'
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

/** The codes that were just made stay until they are said to be kept. */
function Estado({ onBack }: { onBack: () => void }) {
  const { data } = useSuspenseQuery(factorQuery)
  const [codigos, setCodigos] = useState<string[]>([])
  const save = () => {
    setCodigos([])
    onBack()
  }
  if (codigos.length > 0) return <CodigosNuevos codigos={codigos} onSave={save} />
  if (data.activo) return <Activo restantes={data.codigosRestantes} onRenew={setCodigos} />
  return <Inactivo onActivate={setCodigos} onBack={onBack} />
}

interface InactivoProps {
  onActivate: (codigos: string[]) => void
  onBack: () => void
}

function Inactivo({ onActivate, onBack }: InactivoProps) {
  const [pregunta, setPregunta] = useState(false)
  const [empezado, setEmpezado] = useState<ComponentProps<typeof Activacion>['empezado'] | null>(null)
  const cancel = () => {
    setEmpezado(null)
    onBack()
  }
  if (empezado) return <Activacion empezado={empezado} onActivate={onActivate} onCancel={cancel} />
  return (
    <>
      <p>
        Está desactivado: se ingresa solo con la contraseña. Activado, se pide también un código que cambia
        cada treinta segundos, de una aplicación de tu teléfono (Google Authenticator, Aegis, o la que
        prefieras). Quien adivine la contraseña no entra.
      </p>
      <div className="botones">
        <Button variant="primary" onClick={() => setPregunta(true)}>
          Activar
        </Button>
      </div>
      <DialogoDeFactor
        abierto={pregunta}
        onClose={() => setPregunta(false)}
        esquema={soloClave}
        accion={beginFactor}
        onDone={setEmpezado}
        textos={{
          titulo: 'Activar el segundo factor',
          nota: 'Primero, tu contraseña de administrador.',
          send: 'Seguir',
          falla: 'No se pudo empezar a activar el segundo factor.',
        }}
      />
    </>
  )
}

function Activo({ restantes, onRenew }: { restantes: number; onRenew: (codigos: string[]) => void }) {
  const [pregunta, setPregunta] = useState<'renovar' | 'desactivar' | null>(null)
  const close = () => setPregunta(null)
  return (
    <>
      <p>
        <span className="pildora verde">Activo</span> Al ingresar se pide también el código de tu aplicación.
      </p>
      <p className="apagado">
        {restantes === 0
          ? 'No te quedan códigos de recuperación: pide otros.'
          : `Te ${restantes === 1 ? 'queda' : 'quedan'} ${cuantos(restantes, 'código', 'códigos')} de recuperación, para cuando no tengas el teléfono.`}
      </p>
      <div className="botones">
        <Button onClick={() => setPregunta('renovar')}>Códigos nuevos</Button>
        <Button variant="danger" onClick={() => setPregunta('desactivar')}>
          Desactivar
        </Button>
      </div>
      <DialogoDeFactor
        abierto={pregunta === 'renovar'}
        onClose={close}
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
        onClose={close}
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
