import { lazy } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SiAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { Lectura } from '../base/lectura'
import type { Cifras } from './gestion'
import { TablaDeEscala } from './tabla-de-escala'

const Formulario = lazy(() => import('./formulario-de-escala'))

interface Props {
  catedraId: number
  cifras: Cifras
}

/** By which scale a percentage becomes a grade, with the points that each one begins at. */
export function EscalaDeNotas({ catedraId, cifras }: Props) {
  const dialogo = useDialogoQueCambia('escala')
  const { escala } = cifras
  return (
    <section className="apartado" aria-labelledby="escala">
      <header className="extremos">
        <h2 id="escala">Escala</h2>
        <SiAbierta>
          <Button onClick={() => dialogo.open('si')}>
            {escala ? 'Cambiar la escala' : 'Elegir una escala'}
          </Button>
        </SiAbierta>
      </header>
      {escala ? (
        <TablaDeEscala cortes={escala.cortes} posibles={posiblesDe(cifras)} />
      ) : (
        <p className="apagado">Sin escala se muestran porcentajes y no hay notas de 1 a 5.</p>
      )}
      <Dialog
        open={dialogo.abierto}
        onClose={dialogo.close}
        title="Escala de notas"
        description="En qué porcentaje empieza cada nota. Por debajo de la primera, la nota es 1."
      >
        <Lectura falla="No se pudo cargar la escala.">
          <Formulario
            catedraId={catedraId}
            escala={escala}
            posibles={posiblesDe(cifras)}
            onClose={dialogo.close}
          />
        </Lectura>
      </Dialog>
    </section>
  )
}

/** What the course asks of who was asked for most; with parts, a hundred. */
function posiblesDe({ rubros, alumnos }: Cifras): number {
  if (rubros.length > 0) return 100
  return Math.max(0, ...alumnos.map(({ final }) => final.partes[0]?.posibles ?? 0))
}
