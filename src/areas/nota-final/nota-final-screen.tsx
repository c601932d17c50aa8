import { useSuspenseQuery } from '@tanstack/react-query'
import { Actas } from '../actas/actas'
import { conIds } from '../base/direcciones'
import { Lectura } from '../base/lectura'
import { NoEncontrada } from '../base/no-encontrada'
import { Pantalla } from '../base/pantalla'
import { useId } from '../base/use-id'
import { useGestion } from '../catedras/gestion'
import { catedraQuery } from '../catedras/queries'
import { Alumnos } from './alumnos'
import { EscalaDeNotas } from './escala'
import { notaFinal } from './gestion'
import { NotasAMano } from './notas-a-mano'
import { Reparto } from './reparto'
import { Rubros } from './rubros'

const TITULO = 'Nota final'

/** How a course's points become a grade: its scale, its parts, what is marked by hand, and how each stands. */
export function Component() {
  const { rutas } = useGestion()
  const id = useId('id')
  if (id === null)
    return <NoEncontrada titulo={TITULO} goBack={{ texto: 'Volver al inicio', ruta: rutas.panel }} />
  return (
    <Lectura
      falla="No se pudo cargar la nota final."
      enPantalla={(parte) => (
        <Pantalla titulo={TITULO} goBack={{ texto: 'Volver a la Cátedra', ruta: conIds(rutas.catedra, id) }}>
          {parte}
        </Pantalla>
      )}
    >
      <Cargada id={id} />
    </Lectura>
  )
}

function Cargada({ id }: { id: number }) {
  const { rol, rutas, cifrasQuery } = useGestion(notaFinal)
  const { data: catedra } = useSuspenseQuery(catedraQuery(rol, id))
  const goBack = { texto: 'Volver a la Cátedra', ruta: conIds(rutas.catedra, id) }
  if (!catedra) return <NoEncontrada titulo="Cátedra no encontrada" goBack={goBack} />
  return (
    <Leida
      catedraId={id}
      bajada={`${catedra.nombre} (${catedra.anio})`}
      query={cifrasQuery(id)}
      goBack={goBack}
    />
  )
}

interface Props {
  catedraId: number
  bajada: string
  query: ReturnType<ReturnType<typeof notaFinal>['cifrasQuery']>
  goBack: { texto: string; ruta: string }
}

function Leida({ catedraId, bajada, query, goBack }: Props) {
  const { data: cifras } = useSuspenseQuery(query)
  return (
    <Pantalla titulo={TITULO} goBack={goBack} bajada={bajada} className="nota-final">
      <EscalaDeNotas catedraId={catedraId} cifras={cifras} />
      <Rubros catedraId={catedraId} cifras={cifras} />
      {cifras.rubros.length > 0 && <NotasAMano catedraId={catedraId} cifras={cifras} />}
      {cifras.escala && cifras.alumnos.length > 0 && (
        <Reparto titulo="Cómo se reparten las notas" notas={cifras.alumnos.map(({ final }) => final.nota)} />
      )}
      <Alumnos cifras={cifras} />
      <Actas catedraId={catedraId} />
    </Pantalla>
  )
}
