import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { RichText } from '../../ui/rich-text/rich-text'
import { rutas } from '../alumno'
import { adelantar } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { NoEncontrada } from '../base/no-encontrada'
import { Pantalla } from '../base/pantalla'
import { useId } from '../base/use-id'
import { Recursos } from '../planes/recursos'
import { EntregaPropia } from './entrega-propia'
import { EstadoDeTarea } from './estado-de-tarea'
import { FichaDeTarea } from './ficha-de-tarea'
import { tareaQuery } from './queries-de-alumno'
import { recursosDeTarea } from './recursos-de-tarea'

const aMisTareas = { texto: 'Volver a Mis Tareas', ruta: rutas.tareas }

export const loader = ({ params }: LoaderFunctionArgs) => adelantar(tareaQuery(Number(params.id)))

export function Component() {
  const id = useId('id')
  if (id === null) return <TareaNoEncontrada />
  return (
    <Lectura
      falla="No se pudo cargar los detalles de la tarea. Intenta de nuevo más tarde."
      enPantalla={(parte) => (
        <Pantalla titulo="Tarea" volver={aMisTareas}>
          {parte}
        </Pantalla>
      )}
    >
      <Cargada id={id} />
    </Lectura>
  )
}

function Cargada({ id }: { id: number }) {
  const { data: entrega } = useSuspenseQuery(tareaQuery(id))
  if (!entrega) return <TareaNoEncontrada />
  const tarea = entrega.TareaMaestra
  const recursos = recursosDeTarea(tarea)
  return (
    <Pantalla
      titulo={tarea.titulo}
      volver={aMisTareas}
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
          <EntregaPropia entrega={entrega} />
        </aside>
      </div>
    </Pantalla>
  )
}

const TareaNoEncontrada = () => (
  <NoEncontrada titulo="Tarea no encontrada" volver={aMisTareas}>
    La tarea solicitada no existe o no tienes permiso para verla.
  </NoEncontrada>
)
