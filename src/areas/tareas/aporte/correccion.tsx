import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DatosDeSugerencia, SIN_CAMBIOS } from '../../../domain/aportes/sugerencias'
import { type Creador, nombreCompleto } from '../../../domain/creadores/creadores'
import type { PedidoDeAporte } from '../../../domain/tareas/tarea-de-aporte'
import { Basica } from '../../../islands/creador/basica'
import { Parrafo } from '../../../islands/creador/campos'
import { Multimedia } from '../../../islands/creador/multimedia'
import { PeriodoDeFicha, RolesYPeriodo } from '../../../islands/creador/roles-y-periodo'
import { type Valores, valoresDe, valoresPropuestos } from '../../../islands/creador/valores'
import { propose, resolverDe } from '../../../islands/sugerencia/formulario'
import { dispositivo } from '../../../lib/dispositivo'
import { Button } from '../../../ui/button'
import { Skeleton } from '../../../ui/skeleton'
import type { Entrega } from '../tipos'
import { Eleccion } from './eleccion'
import { Formulario } from './formulario'
import { type AporteEntregado, creadorQuery } from './queries'
import { firmaDe, useAporte } from './use-aporte'

interface Props {
  entrega: Entrega
  pide: PedidoDeAporte
  /** What was delivered before it was returned. */
  antes: AporteEntregado | null
  onClose: () => void
}

/** A change to somebody who is in the timeline: first who, then what. */
export function Correccion({ entrega, pide, antes, onClose }: Props) {
  const clave = `aporte-de-tarea-${entrega.id}-sobre`
  const [elegido, setElegido] = useState(() => antes?.creador.id ?? dispositivo.readDato<number>(clave))
  const { data: creador, isPending } = useQuery({ ...creadorQuery(elegido ?? 0), enabled: elegido !== null })

  const choose = (id: number | null) => {
    dispositivo.keepDato(clave, id)
    setElegido(id)
  }

  if (elegido === null || (!isPending && !creador)) return <Eleccion onChoose={choose} onClose={onClose} />
  if (!creador) {
    return (
      <div className="ui-dialogo-cuerpo">
        <Skeleton lines={6} />
      </div>
    )
  }
  return (
    <Cambios
      key={creador.id}
      entrega={entrega}
      pide={pide}
      creador={creador}
      antes={antes?.creador.id === creador.id ? antes : null}
      onOther={() => choose(null)}
      onClose={onClose}
    />
  )
}

interface PropsDeCambios extends Props {
  creador: Creador
  onOther: () => void
}

function Cambios({ entrega, pide, creador, antes, onOther, onClose }: PropsDeCambios) {
  const [base] = useState((): Valores => ({ ...valoresDe(creador), ...firmaDe(entrega) }))
  const [iniciales] = useState(
    (): Valores => (antes ? { ...base, ...loDeAntes(creador, antes), ...firmaDe(entrega) } : base),
  )
  const formulario = useAporte<DatosDeSugerencia>({
    entrega,
    pide,
    clave: `aporte-de-tarea-${entrega.id}-sobre-${creador.id}`,
    iniciales,
    resolver: resolverDe(base),
    conocidas: creador,
    bodyOf: (datos) => {
      const { cambios, campos } = propose(base, datos)
      if (campos.length === 0) return SIN_CAMBIOS
      return { creadorId: creador.id, reason: datos.reason, ...cambios }
    },
    onClose,
  })
  return (
    <Formulario {...formulario} onClose={onClose}>
      <p>
        Sobre <b>{nombreCompleto(creador)}</b>. <Button onClick={onOther}>Elegir a otro</Button>
      </p>
      <Parrafo name="reason" label="Motivo" rows={4} hint="Qué mejora y de dónde sale el dato." required />
      <Basica />
      <RolesYPeriodo periodo={<PeriodoDeFicha actual={creador.period} />} />
      <Multimedia />
    </Formulario>
  )
}

/** What was proposed before it was returned is what the form begins with. */
const loDeAntes = (creador: Creador, { cambios, motivo }: AporteEntregado): Valores => ({
  ...valoresPropuestos(creador, cambios as Partial<Creador>),
  reason: motivo ?? '',
})
