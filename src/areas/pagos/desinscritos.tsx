import { textoDeEstadias } from '../../domain/inscripciones/estadias'
import { deudaDe } from '../../domain/pagos/deudas'
import { atrasoDe } from '../../domain/pagos/pagos'
import { guaranies } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { useDialogo } from '../base/use-dialogo'
import { DialogoDeAviso } from './dialogo-de-aviso'
import type { Planilla } from './queries'
import { TablaDeCuentas } from './tabla-de-cuentas'

interface Props {
  planilla: Planilla
  onChoose: (cuenta: string) => void
}

/** Who is in the course no more: what they paid, and what they owe of when they were. */
export function Desinscritos({ planilla: { catedra, desinscritos }, onChoose }: Props) {
  const aviso = useDialogo('avisar-desinscrito')
  const avisado = desinscritos.find(({ catedraAlumnoId }) => String(catedraAlumnoId) === aviso.sobre)
  if (desinscritos.length === 0) {
    return (
      <EmptyState title="Nadie dejó la cátedra">Aquí quedan los pagos de quien se desinscribe.</EmptyState>
    )
  }
  return (
    <div className="pila">
      <TablaDeCuentas
        titulo="Quienes dejaron la cátedra, por apellido"
        cuentas={desinscritos}
        columnas={[
          { titulo: 'Estuvo', celda: ({ estadias }) => textoDeEstadias(estadias) },
          { titulo: 'Pagó', corrida: true, celda: ({ pagado }) => guaranies(pagado) },
          {
            titulo: 'Debe',
            corrida: true,
            celda: ({ debe }) => (debe > 0 ? <b>{guaranies(debe)}</b> : '—'),
          },
        ]}
        accion="Ver cuenta"
        onChoose={onChoose}
        otra={{
          texto: 'Avisar',
          onChoose: ({ catedraAlumnoId }) => aviso.open(catedraAlumnoId),
          para: (uno) => atrasoDe(uno) > 0,
        }}
      />
      <DialogoDeAviso
        catedra={catedra.nombre}
        atrasado={avisado && { ...avisado, ...deudaDe(avisado) }}
        abierto={aviso.abierto}
        onClose={aviso.close}
      />
    </div>
  )
}
