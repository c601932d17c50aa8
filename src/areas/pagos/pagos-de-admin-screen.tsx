import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { guaranies } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { Tabs } from '../../ui/tabs'
import { rutaDeCatedra, rutas } from '../admin'
import { queryClient } from '../base/consultas'
import { loadCatedra } from '../base/curso/load-catedra'
import type { DeCargada } from '../base/enmarcada'
import { ExportarLista } from '../base/exportar'
import { Pantalla } from '../base/pantalla'
import { useDialogo } from '../base/use-dialogo'
import { Atrasados } from './atrasados'
import { Desinscritos } from './desinscritos'
import { DialogoDeCuenta } from './dialogo-de-cuenta'
import { GraficoDePagos } from './grafico-de-pagos'
import { PlanillaDePagos } from './planilla-de-pagos'
import { type Planilla, planillaQuery } from './queries'

export const loader = ({ params }: LoaderFunctionArgs) =>
  loadCatedra(queryClient.query({ ...planillaQuery(Number(params.id)), staleTime: 'static' }), rutas.catedras)

export function Cargada({ id, marco }: DeCargada) {
  const { data: planilla } = useSuspenseQuery(planillaQuery(id))
  const { nombre, anio, modalidad_pago } = planilla.catedra
  return (
    <Pantalla
      titulo={marco.titulo}
      bajada={`${nombre} (${anio})`}
      accion={
        <div className="botones">
          <ExportarLista direccion={`/admin/catedras/${id}/pagos/exportar`} />
        </div>
      }
      migas={[...marco.migas, { texto: nombre, ruta: rutaDeCatedra(id) }]}
    >
      {modalidad_pago === 'INSTITUCIONAL' ? (
        <EmptyState title="En esta cátedra no se cobra">
          Su modalidad es institucional: para todos sus alumnos es gratuita.
        </EmptyState>
      ) : (
        <Vistas planilla={planilla} />
      )}
    </Pantalla>
  )
}

function Vistas({ planilla }: { planilla: Planilla }) {
  const [parametros, setParametros] = useSearchParams()
  const cuenta = useDialogo('cuenta')
  const { alumnos, atrasados, desinscritos } = planilla

  if (alumnos.length + desinscritos.length === 0) return <SinAlumnos />
  return (
    <>
      <Totales planilla={planilla} />
      <GraficoDePagos totalesPorMes={planilla.totalesPorMes} />
      <Tabs
        label="Pagos de la cátedra"
        value={vistaEn(parametros)}
        onChange={(vista) => setParametros({ vista }, { replace: true, preventScrollReset: true })}
        tabs={[
          {
            value: 'planilla',
            label: 'Mes por mes',
            content:
              alumnos.length > 0 ? (
                <PlanillaDePagos planilla={planilla} onChoose={cuenta.open} />
              ) : (
                <SinAlumnos />
              ),
          },
          {
            value: 'atrasados',
            label: (
              <>
                Atrasados
                {atrasados.length > 0 && <span className="cuenta">{atrasados.length}</span>}
              </>
            ),
            content: <Atrasados planilla={planilla} onChoose={cuenta.open} />,
          },
          {
            value: 'desinscritos',
            label: 'Desinscritos',
            content: <Desinscritos planilla={planilla} onChoose={cuenta.open} />,
          },
        ]}
      />
      <DialogoDeCuenta planilla={planilla} dialogo={cuenta} />
    </>
  )
}

const vistas = ['planilla', 'atrasados', 'desinscritos'] as const

const vistaEn = (parametros: URLSearchParams) =>
  vistas.find((una) => una === parametros.get('vista')) ?? 'planilla'

const SinAlumnos = () => (
  <EmptyState title="Todavía no hay alumnos inscritos">
    Cuando haya, aquí estará qué pagó cada uno, mes por mes.
  </EmptyState>
)

function Totales({ planilla: { totales, atrasados, alumnos, desinscritos } }: { planilla: Planilla }) {
  return (
    <dl className="panel datos totales">
      <div>
        <dt>Cobrado</dt>
        <dd>{guaranies(totales.pagado)}</dd>
      </div>
      {totales.debe !== totales.atrasado && (
        <div>
          <dt>Por cobrar hasta hoy</dt>
          <dd>{guaranies(totales.debe)}</dd>
        </div>
      )}
      <div>
        <dt>Atrasado</dt>
        <dd>{guaranies(totales.atrasado)}</dd>
      </div>
      <div>
        <dt>Alumnos atrasados</dt>
        <dd>
          {atrasados.length} de {alumnos.length}
        </dd>
      </div>
      {desinscritos.length > 0 && (
        <div>
          <dt>De quienes se fueron</dt>
          <dd>{guaranies(totales.de_quienes_se_fueron.debe)}</dd>
        </div>
      )}
    </dl>
  )
}
