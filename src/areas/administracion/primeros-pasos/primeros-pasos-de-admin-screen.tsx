import { useSuspenseQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { type Paso, pasoSiguiente, pasos, tituloDePaso } from '../../../domain/casa/primeros-pasos'
import { Button } from '../../../ui/button'
import { rutas } from '../../admin'
import { Lectura } from '../../base/lectura'
import { useAccion } from '../../base/use-accion'
import { DialogoDeCatedra } from '../../catedras/dialogo-de-catedra'
import { useAvisoDeRecarga } from '../institucion/recarga'
import { rutaDePaso } from './direccion'
import type { PropsDePaso } from './paso'
import { PasoDeClave } from './paso-de-clave'
import { PasoDeCorreo } from './paso-de-correo'
import { PasoDeNombre, PasoDeZona } from './pasos-de-institucion'
import { finishPasos, pasosQuery } from './queries'

function PasoDeCatedra({ pasos: { hechos }, saltar }: PropsDePaso) {
  const [abierto, setAbierto] = useState(false)
  return (
    <div className="panel apartado">
      {hechos.catedra ? (
        <p>
          Ya hay una. En <Link to={rutas.catedras}>Cátedras</Link> le pones docente, inscribes a sus alumnos y
          creas las demás.
        </p>
      ) : (
        <p>Es un curso: su nombre, su año, sus días. El docente y los alumnos se pueden cargar después.</p>
      )}
      <div className="botones">
        {!hechos.catedra && (
          <Button variant="primary" onClick={() => setAbierto(true)}>
            Crear la primera cátedra
          </Button>
        )}
        {saltar}
      </div>
      <DialogoDeCatedra abierto={abierto} catedra={undefined} onClose={() => setAbierto(false)} />
    </div>
  )
}

const componentes: Record<Paso, ComponentType<PropsDePaso>> = {
  clave: PasoDeClave,
  nombre: PasoDeNombre,
  zona: PasoDeZona,
  correo: PasoDeCorreo,
  catedra: PasoDeCatedra,
}

export function Accion() {
  const navigate = useNavigate()
  const { send, enviando } = useAccion(finishPasos)
  return (
    <Button
      onClick={() => send(undefined, { onSuccess: () => void navigate(rutas.panel) })}
      saving={enviando}
      savingLabel="Yendo..."
    >
      Ir al panel
    </Button>
  )
}

export function Component() {
  useAvisoDeRecarga()
  const { data } = useSuspenseQuery(pasosQuery)
  const [parametros] = useSearchParams()
  const navigate = useNavigate()
  const pedido = pasos.find((paso) => paso === parametros.get('paso'))
  const actual = pedido ?? pasos.find((paso) => !data.hechos[paso]) ?? pasos[0]
  const siguiente = pasoSiguiente(actual)
  const Componente = componentes[actual]

  return (
    <div className="primeros-pasos pila aire-5">
      <ListaDePasos actual={actual} hechos={data.hechos} />
      <div className="apartado">
        <h2>{tituloDePaso[actual]}</h2>
        <Lectura key={actual} falla="No se pudo cargar este paso.">
          <Componente
            pasos={data}
            onFollow={() => void navigate(rutaDePaso(siguiente))}
            saltar={siguiente && <Saltar a={siguiente} hecho={data.hechos[actual]} />}
          />
        </Lectura>
      </div>
    </div>
  )
}

function Saltar({ a, hecho }: { a: Paso; hecho: boolean }) {
  return (
    <Link className="boton" to={rutaDePaso(a)} preventScrollReset>
      {hecho ? 'Seguir' : 'Saltar este paso'}
    </Link>
  )
}

interface Props {
  actual: Paso
  hechos: Record<Paso, boolean>
}

function ListaDePasos({ actual, hechos }: Props) {
  return (
    <nav aria-label="Los pasos">
      <ol className="lista-de-pasos pila aire-1">
        {pasos.map((paso, i) => (
          <li key={paso} className={hechos[paso] ? 'paso-hecho' : undefined}>
            <Link
              to={rutaDePaso(paso)}
              aria-current={paso === actual ? 'step' : undefined}
              preventScrollReset
            >
              <span className="numero-de-paso" aria-hidden="true">
                {hechos[paso] ? <Check /> : i + 1}
              </span>
              <span className="titulo-de-paso">{tituloDePaso[paso]}</span>
              {hechos[paso] && <span className="oculto">, hecho</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
