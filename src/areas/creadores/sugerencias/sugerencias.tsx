import { useSuspenseQuery } from '@tanstack/react-query'
import { estaPublicado, nombreCompleto } from '../../../domain/creadores'
import { Badge } from '../../../ui/badge'
import { EmptyState } from '../../../ui/empty-state'
import { Lectura } from '../../base/lectura'
import { Pila } from '../../base/pila'
import { Comparacion } from '../comparacion'
import { camposDeFicha, textoDeValor } from '../etiquetas'
import { QuienEnvio } from '../quien-envio'
import { type Sugerencia, sugerenciasQuery } from './queries'
import { ResolverSugerencia } from './resolver-sugerencia'

export function Sugerencias() {
  return (
    <Lectura falla="No se pudieron cargar las sugerencias.">
      <Lista />
    </Lectura>
  )
}

function Lista() {
  const { data: sugerencias } = useSuspenseQuery(sugerenciasQuery)
  return (
    <Pila etiqueta="Sugerencias de Edición" vacio={<SinSugerencias />}>
      {sugerencias.map((sugerencia) => (
        <SugerenciaItem key={sugerencia.id} sugerencia={sugerencia} />
      ))}
    </Pila>
  )
}

const SinSugerencias = () => (
  <EmptyState
    title="No hay sugerencias pendientes"
    action={
      <a className="boton" href="/">
        Ver la línea de tiempo
      </a>
    }
  >
    Cualquiera puede proponer una mejora desde la ficha de un creador. Las propuestas esperan aquí.
  </EmptyState>
)

function SugerenciaItem({ sugerencia }: { sugerencia: Sugerencia }) {
  const { Composer: creador, reason, suggester_email } = sugerencia
  const propuestos = camposDeFicha.filter((campo) => campo in sugerencia)
  return (
    <li className="panel pila">
      <div>
        <h2>
          {estaPublicado(creador) ? (
            <a href={`/creador/${creador.slug}`}>{nombreCompleto(creador)}</a>
          ) : (
            <>
              {nombreCompleto(creador)} <Badge tone="grey">{textoDeValor('status', creador.status)}</Badge>
            </>
          )}
        </h2>
        <QuienEnvio email={suggester_email} envio={sugerencia} />
      </div>
      <blockquote className="motivo">
        <p>
          <b>Motivo:</b> {reason}
        </p>
      </blockquote>
      <Comparacion
        campos={propuestos}
        antes={{ ...creador }}
        despues={sugerencia}
        titulos={['Ahora', 'Propuesta']}
      />
      <ResolverSugerencia id={sugerencia.id} nombre={nombreCompleto(creador)} email={suggester_email} />
    </li>
  )
}
