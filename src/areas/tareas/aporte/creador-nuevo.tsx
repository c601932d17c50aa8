import { useState } from 'react'
import { aporteNuevo } from '../../../domain/aportes/aportes'
import type { DatosDeCreador } from '../../../domain/creadores/datos-de-creador'
import type { PedidoDeAporte } from '../../../domain/tareas/tarea-de-aporte'
import { Foto } from '../../../islands/aporte/foto'
import { Parecidos } from '../../../islands/aporte/parecidos'
import { PeriodoQueSale } from '../../../islands/aporte/periodo-que-sale'
import { Basica } from '../../../islands/creador/basica'
import { Multimedia } from '../../../islands/creador/multimedia'
import { resolverDelFormulario } from '../../../islands/creador/resolver'
import { RolesYPeriodo } from '../../../islands/creador/roles-y-periodo'
import { cuerpoDe, periodoDe, valoresDe, valoresVacios } from '../../../islands/creador/valores'
import type { Entrega } from '../tipos'
import { Formulario } from './formulario'
import type { AporteEntregado } from './queries'
import { firmaDe, useAporte } from './use-aporte'

interface Props {
  entrega: Entrega
  pide: PedidoDeAporte
  /** What was delivered before it was returned. */
  antes: AporteEntregado | null
  onClose: () => void
}

/** A creator who is not in the timeline yet. */
export function CreadorNuevo({ entrega, pide, antes, onClose }: Props) {
  const [iniciales] = useState(() => ({
    ...(antes ? valoresDe({ ...antes.creador, ...antes.cambios } as never) : valoresVacios),
    ...firmaDe(entrega),
  }))
  const [subiendo, setSubiendo] = useState(false)
  const formulario = useAporte<DatosDeCreador>({
    entrega,
    pide,
    clave: `aporte-de-tarea-${entrega.id}`,
    iniciales,
    resolver: resolverDelFormulario(aporteNuevo),
    bodyOf: (datos) => cuerpoDe({ ...datos, period: datos.period || periodoDe(datos) }),
    onClose,
  })
  return (
    <Formulario {...formulario} subiendo={subiendo} onClose={onClose}>
      <Basica obligatoria trasNombre={<Parecidos />} />
      <RolesYPeriodo obligatoria periodo={<PeriodoQueSale actual={iniciales.period} />} />
      <Multimedia foto={<Foto onBusy={setSubiendo} />} />
    </Formulario>
  )
}
