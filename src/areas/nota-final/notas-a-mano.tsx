import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { cuantos, numero } from '../../lib/formato'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog } from '../../ui/dialog'
import { SiAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { useGestion } from '../base/curso/gestion'
import { Lectura } from '../base/lectura'
import { useAccion } from '../base/use-accion'
import { HacerRecuperatorio } from '../recuperatorios/hacer-recuperatorio'
import { type Cifras, type Prueba, pruebasManuales } from './gestion'

const Formulario = lazy(() => import('./formulario-de-prueba-manual'))

interface Props {
  catedraId: number
  cifras: Cifras
}

/** What was marked outside of the program. */
export function NotasAMano({ catedraId, cifras }: Props) {
  const { pruebasQuery } = useGestion(pruebasManuales)
  const { data: pruebas } = useSuspenseQuery(pruebasQuery(catedraId))
  const dialogo = useDialogoQueCambia('prueba')
  const [saliente, setSaliente] = useState<Prueba | null>(null)
  const nombreDe = new Map(cifras.rubros.map(({ id, nombre }) => [id, nombre]))
  const cual = pruebas.find(({ id }) => String(id) === dialogo.sobre)
  return (
    <section className="apartado" aria-labelledby="notas-a-mano">
      <header className="extremos">
        <h2 id="notas-a-mano">Notas a mano</h2>
        <SiAbierta>
          <Button onClick={() => dialogo.open('nueva')}>Anotar notas</Button>
        </SiAbierta>
      </header>
      {pruebas.length === 0 && (
        <p className="apagado">Un examen en papel, un concierto: lo que se calificó fuera de aquí.</p>
      )}
      <ul className="pruebas pila aire-3">
        {pruebas.map((prueba) => (
          <li key={prueba.id} className="panel extremos">
            <div>
              <b>{prueba.nombre}</b>
              <small className="apagado">
                {nombreDe.get(prueba.rubroId)} · de {numero(prueba.puntos_posibles)} ·{' '}
                {cuantos(prueba.notas.length, 'nota', 'notas')}
              </small>
            </div>
            <SiAbierta>
              <div className="botones">
                {prueba.recupera === null && (
                  <HacerRecuperatorio
                    primera={{ catedraId, tipo: 'PRUEBA', id: prueba.id }}
                    titulo={prueba.nombre}
                    variant="quiet"
                  />
                )}
                <Button variant="quiet" onClick={() => dialogo.open(prueba.id)}>
                  Cambiar<span className="oculto"> «{prueba.nombre}»</span>
                </Button>
                <Button variant="quiet" onClick={() => setSaliente(prueba)}>
                  Eliminar<span className="oculto"> «{prueba.nombre}»</span>
                </Button>
              </div>
            </SiAbierta>
          </li>
        ))}
      </ul>
      <Dialog
        open={dialogo.abierto}
        onClose={dialogo.close}
        title={cual ? cual.nombre : 'Notas a mano'}
        description="A quien dejes sin nota, no se le cuenta."
      >
        <Lectura falla="No se pudieron cargar las notas.">
          <Formulario
            key={cual?.id ?? 'nueva'}
            catedraId={catedraId}
            cifras={cifras}
            prueba={cual}
            onClose={dialogo.close}
          />
        </Lectura>
      </Dialog>
      <Eliminacion catedraId={catedraId} prueba={saliente} onClose={() => setSaliente(null)} />
    </section>
  )
}

interface EliminacionProps {
  catedraId: number
  prueba: Prueba | null
  onClose: () => void
}

function Eliminacion({ catedraId, prueba, onClose }: EliminacionProps) {
  const { removePrueba } = useGestion(pruebasManuales)
  const { send, enviando } = useAccion(removePrueba(catedraId))
  return (
    <ConfirmDialog
      open={prueba !== null}
      onClose={onClose}
      onConfirm={() => prueba && send(prueba.id, { onSuccess: onClose })}
      saving={enviando}
      title="¿Eliminar la prueba?"
      confirmLabel="Eliminar"
      danger
    >
      <p>
        Se va «{prueba?.nombre}» con {cuantos(prueba?.notas.length ?? 0, 'nota', 'notas')}.
      </p>
    </ConfirmDialog>
  )
}
