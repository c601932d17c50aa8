import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { aniosDeVida, type Creador, nombreCompleto } from '../../../domain/creadores/creadores'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { migasDeCreadores, rutaDeFusion } from '../../admin'
import { fechaYHora } from '../../base/instantes'
import { Lectura } from '../../base/lectura'
import type { Leido } from '../../base/leer'
import { Pantalla } from '../../base/pantalla'
import { anioDeHoy } from '../../base/sitio'
import { useAccion } from '../../base/use-accion'
import { DialogoDeIdentidad, identidadQueFalta } from '../../papelera/dialogo-de-identidad'
import { duplicadosQuery, fusionesQuery, undoFusion } from './queries'

export function Component() {
  return (
    <Pantalla
      titulo="Posibles duplicados"
      bajada="Fichas publicadas que pueden ser del mismo creador: se llaman parecido y vivieron en el mismo tiempo."
      migas={migasDeCreadores}
    >
      <Lectura falla="No se pudieron buscar los duplicados.">
        <Pares />
      </Lectura>
      <Lectura falla="No se pudieron cargar las fusiones.">
        <Hechas />
      </Lectura>
    </Pantalla>
  )
}

function Pares() {
  const { data: pares } = useSuspenseQuery(duplicadosQuery)
  if (pares.length === 0) {
    return (
      <EmptyState title="No hay fichas que se parezcan">
        Si conoces dos del mismo creador, abre una y elige «Fusionar con…».
      </EmptyState>
    )
  }
  return (
    <ul className="pila" aria-label="Posibles duplicados">
      {pares.map(({ uno, otro }) => (
        <li key={`${uno.id} ${otro.id}`} className="panel pila">
          <p>
            <Dicho creador={uno} />
            <br />
            <Dicho creador={otro} />
          </p>
          <div className="botones">
            <Link className="boton" to={`${rutaDeFusion(uno.id)}?con=${otro.id}`}>
              Comparar
              <span className="oculto">
                {' '}
                {nombreCompleto(uno)} y {nombreCompleto(otro)}
              </span>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}

const Dicho = ({ creador }: { creador: Creador }) => (
  <>
    <b>{nombreCompleto(creador)}</b> <span className="apagado">{aniosDeVida(creador, anioDeHoy())}</span>
  </>
)

function Hechas() {
  const { data: fusiones } = useSuspenseQuery(fusionesQuery)
  if (fusiones.length === 0) return null
  return (
    <section className="pila" aria-labelledby="fusiones">
      <h2 id="fusiones">Fusiones de los últimos 60 días</h2>
      <ul className="pila">
        {fusiones.map((fusion) => (
          <Hecha key={fusion.id} fusion={fusion} />
        ))}
      </ul>
    </section>
  )
}

type Fusion = Leido<'admin/fusiones'>[number]

function Hecha({ fusion: { id, titulo, por, created_at, vence_en, deshecha_en } }: { fusion: Fusion }) {
  const { send, enviando, error, forget } = useAccion(undoFusion)
  return (
    <li className="panel pila">
      <p>
        <b>{titulo}</b>
        <br />
        <span className="apagado">
          {por}, el {fechaYHora(created_at)}.{' '}
          {deshecha_en
            ? `Se deshizo el ${fechaYHora(deshecha_en)}.`
            : `Se puede deshacer hasta el ${fechaYHora(vence_en)}.`}
        </span>
      </p>
      {!deshecha_en && (
        <div className="botones">
          <Button
            aria-label={`Deshacer la fusión ${titulo}`}
            saving={enviando}
            savingLabel="Deshaciendo..."
            onClick={() => send({ id })}
          >
            Deshacer
          </Button>
        </div>
      )}
      <DialogoDeIdentidad
        campo={identidadQueFalta(error)}
        rechazo={error?.message}
        enviando={enviando}
        onSend={(identidad) => send({ id, ...identidad })}
        onClose={forget}
      />
    </li>
  )
}
