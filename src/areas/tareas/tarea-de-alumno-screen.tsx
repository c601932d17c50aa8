import { useSuspenseQuery } from '@tanstack/react-query'
import { entregasDe } from '../../domain/tareas/entregas'
import { canHandIn } from '../../domain/tareas/tareas'
import { Button } from '../../ui/button'
import { RichText } from '../../ui/rich-text/rich-text'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import type { DeCargada } from '../base/enmarcada'
import { Pantalla } from '../base/pantalla'
import { SubidaAMedias } from '../base/subidas/a-medias'
import { EnCatedraCursada } from '../catedras/en-catedra-cursada'
import { Recursos } from '../planes/recursos'
import { AportePropio } from './aporte/aporte-propio'
import { VistaComentada } from './comentarios/vista-comentada'
import { Comprobante } from './comprobante'
import { DialogoDeEntrega } from './entrega/dialogo-de-entrega'
import { direccionDe } from './entrega/direccion'
import { EstadoDeTarea } from './estado-de-tarea'
import { FichaDeTarea } from './ficha-de-tarea'
import { GrabacionPendiente } from './grabacion/pendientes'
import { tareaQuery } from './queries-de-alumno'
import { recursosDeTarea } from './recursos-de-tarea'
import { Situacion } from './situacion-de-entrega'
import type { Entrega } from './tipos'

/** Of the dialog, where what was left half sent goes on. */
const SIGUE = 'sigue'

export function Cargada({ id, marco, noEsta }: DeCargada) {
  const { data: entrega } = useSuspenseQuery(tareaQuery(id))
  if (!entrega) return noEsta
  const tarea = entrega.TareaMaestra
  const recursos = recursosDeTarea(tarea)
  return (
    <Pantalla
      {...marco}
      titulo={tarea.titulo}
      bajada={
        <>
          {tarea.Catedra.nombre} ({tarea.Catedra.anio}) <EstadoDeTarea tarea={entrega} />
        </>
      }
    >
      <div className="dos-columnas tarea">
        <div className="apartado">
          <section className="panel apartado">
            <FichaDeTarea tarea={tarea} />
          </section>
          <section className="panel apartado">
            <h2>Consigna</h2>
            <RichText html={tarea.descripcion} />
          </section>
          {recursos.length > 0 && (
            <section className="panel apartado">
              <h2>Recursos</h2>
              <Recursos recursos={recursos} />
            </section>
          )}
        </div>
        <aside>
          <EnCatedraCursada id={tarea.catedraId}>
            {tarea.tipo === 'APORTE' ? (
              <AportePropio entrega={entrega} />
            ) : (
              <EntregaPropia entrega={entrega} />
            )}
          </EnCatedraCursada>
        </aside>
      </div>
    </Pantalla>
  )
}

/** How the own delivery stands, and the way to send it. */
function EntregaPropia({ entrega }: { entrega: Entrega }) {
  const dialogo = useDialogoQueCambia('entrega')
  const { estado, archivo, archivos, submission_date } = entrega
  const deAntes = entregasDe(entrega.anteriores)
  const sePuede = useAbierta() && canHandIn(entrega)
  return (
    <section className="panel apartado entrega-propia" aria-labelledby="mi-entrega">
      <h2 id="mi-entrega">Mi entrega</h2>
      <Situacion entrega={entrega} />
      {canHandIn(entrega) && !dialogo.abierto && (
        <GrabacionPendiente tareaId={entrega.id} onDeliver={() => dialogo.open('nueva')} />
      )}
      {sePuede && !dialogo.abierto && (
        <SubidaAMedias direccion={direccionDe(entrega.id)} onGoOn={() => dialogo.open(SIGUE)} soloAviso />
      )}
      {sePuede && (
        <Button variant="primary" onClick={() => dialogo.open('nueva')}>
          Subir Entrega
        </Button>
      )}
      {archivo && estado !== 'RECHAZADA' && <Comprobante archivos={archivos} entregado={submission_date} />}
      {archivo && estado === 'RECHAZADA' && (
        <details>
          <summary>Lo que entregaste antes</summary>
          <Comprobante archivos={archivos} entregado={submission_date} />
        </details>
      )}
      {deAntes.length > 0 && (
        <details>
          <summary>Entregas anteriores ({deAntes.length})</summary>
          {deAntes.map((una) => (
            <Comprobante key={una[0]?.path} archivos={una} entregado={una[0]?.entregado_en ?? null} />
          ))}
        </details>
      )}
      {archivo && <VistaComentada entrega={entrega} sinVista />}
      <DialogoDeEntrega
        tarea={dialogo.abierto ? entrega : null}
        sigue={dialogo.sobre === SIGUE}
        onClose={dialogo.close}
      />
    </section>
  )
}
