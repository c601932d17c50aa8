import { useState } from 'react'
import type { EstadoDeUnidadDada } from '../../domain/clases/cierres-de-clase'
import { Button } from '../../ui/button'
import type { UnidadDeCierre } from './queries'
import type { Escrito } from './use-cierre'

interface Props {
  unidades: readonly UnidadDeCierre[]
  escrito: Escrito
}

/** Those that are next; who gives another one looks for it. */
const A_LA_VISTA = 4

/** What was given: a tap says that all of it, its button that a part. */
export function QueSeDio({ unidades, escrito: { borrador, write } }: Props) {
  const [todas, setTodas] = useState(false)
  const elegidas = borrador.unidades
  const vistas = todas ? unidades : unidades.filter(({ id }, i) => i < A_LA_VISTA || id in elegidas)
  const choose = (id: number, estado: EstadoDeUnidadDada | null) =>
    write(({ unidades: { [id]: _, ...otras } }) => ({
      unidades: estado === null ? otras : { ...otras, [id]: estado },
    }))
  if (unidades.length === 0) {
    return <p className="apagado">La cátedra todavía no tiene unidades en sus planes de clases.</p>
  }
  return (
    <>
      <ul className="unidades-por-dar" aria-labelledby="que-se-dio">
        {vistas.map((unidad) => (
          <Unidad
            key={unidad.id}
            unidad={unidad}
            elegida={elegidas[unidad.id] ?? null}
            onChoose={(estado) => choose(unidad.id, estado)}
          />
        ))}
      </ul>
      {vistas.length < unidades.length && (
        <Button variant="quiet" onClick={() => setTodas(true)}>
          Ver las {unidades.length} unidades
        </Button>
      )}
    </>
  )
}

interface UnidadProps {
  unidad: UnidadDeCierre
  elegida: EstadoDeUnidadDada | null
  onChoose: (estado: EstadoDeUnidadDada | null) => void
}

function Unidad({ unidad: { periodo, plan, estado }, elegida, onChoose }: UnidadProps) {
  const enParte = elegida === 'EN_PARTE'
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={elegida !== null}
          onChange={() => onChoose(elegida === null ? 'DADA' : null)}
        />
        <span>
          {periodo}
          <small className="apagado">
            {plan}
            {estado !== null && (estado === 'DADA' ? '\u00a0· ya se dio' : '\u00a0· se dio en parte')}
          </small>
        </span>
      </label>
      <button
        type="button"
        className="boton en-parte"
        aria-pressed={enParte}
        onClick={() => onChoose(enParte ? 'DADA' : 'EN_PARTE')}
      >
        En parte<span className="oculto"> {periodo}</span>
      </button>
    </li>
  )
}
