import { useSuspenseQuery } from '@tanstack/react-query'
import { Actas } from '../actas/actas'
import { Reparto } from '../actas/reparto'
import { EnCatedraDeGestion } from '../base/curso/en-catedra-de-gestion'
import { useGestion } from '../base/curso/gestion'
import { conIds } from '../base/direcciones'
import { Lectura } from '../base/lectura'
import { NoEncontrada } from '../base/no-encontrada'
import { Pantalla } from '../base/pantalla'
import { useId } from '../base/use-id'
import { Alumnos } from './alumnos'
import { EscalaDeNotas } from './escala'
import { notaFinal } from './gestion'
import { NotasAMano } from './notas-a-mano'
import { Rubros } from './rubros'

const TITULO = 'Nota final'

/** Of either area: whose it is, its address says. */
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
      <EnCatedraDeGestion id={id}>
        <Cargada id={id} />
      </EnCatedraDeGestion>
    </Lectura>
  )
}

function Cargada({ id }: { id: number }) {
  const { rutas, cifrasQuery } = useGestion(notaFinal)
  const { data: cifras } = useSuspenseQuery(cifrasQuery(id))
  const goBack = { texto: 'Volver a la Cátedra', ruta: conIds(rutas.catedra, id) }
  if (!cifras) return <NoEncontrada titulo="Cátedra no encontrada" goBack={goBack} />
  const { catedra, escala, rubros, alumnos } = cifras
  return (
    <Pantalla
      titulo={TITULO}
      goBack={goBack}
      bajada={`${catedra.nombre} (${catedra.anio})`}
      className="nota-final"
    >
      <EscalaDeNotas catedraId={id} cifras={cifras} />
      <Rubros catedraId={id} cifras={cifras} />
      {rubros.length > 0 && <NotasAMano catedraId={id} cifras={cifras} />}
      {escala && alumnos.length > 0 && (
        <Reparto titulo="Cómo se reparten las notas" notas={alumnos.map(({ final }) => final.nota)} />
      )}
      <Alumnos cifras={cifras} />
      <Actas catedraId={id} />
    </Pantalla>
  )
}
