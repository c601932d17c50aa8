import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type NotaDeActa, notasDeActa } from '../../domain/actas/actas'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { fechaYHora } from '../base/instantes'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import { type Acta, actas } from './gestion'
import { Reparto } from './reparto'

const Qr = lazy(() => import('./qr'))
const Formulario = lazy(() => import('./formulario-de-reapertura'))

interface Props {
  catedraId: number
  cerradaEn: string
}

/** Of a course that is closed: how it ended, where its acta is checked, and the way to open it again. */
export function CerradaYa({ catedraId, cerradaEn }: Props) {
  const { data: lista } = useSuspenseQuery(actas('admin').actasQuery(catedraId))
  const dialogo = useDialogo('reabrir')
  const [vigente] = lista
  return (
    <>
      <p>
        Se cerró el {fechaYHora(cerradaEn)}. Nada de ella cambia; si el acta tiene un error, reábrela,
        corrígelo y ciérrala de nuevo: habrá otra versión, y esta quedará reemplazada.
      </p>
      {vigente && <Vigente acta={vigente} />}
      <div>
        <Button onClick={() => dialogo.open('si')}>Reabrir la cátedra</Button>
      </div>
      <Dialog
        open={dialogo.abierto}
        onClose={dialogo.close}
        title="Reabrir la cátedra"
        description="El acta que hay vale hasta el próximo cierre. El motivo queda en la auditoría."
      >
        <Lectura falla="No se pudo cargar el formulario.">
          <Formulario catedraId={catedraId} onClose={dialogo.close} />
        </Lectura>
      </Dialog>
    </>
  )
}

const notasDe = ({ cuantos }: Acta) =>
  notasDeActa.flatMap((nota) => Array<NotaDeActa>(cuantos[nota] ?? 0).fill(nota))

/** What anybody sees who reads the code from the paper. */
const Vigente = ({ acta }: { acta: Acta }) => (
  <div className="acta-vigente">
    <Reparto titulo={`Notas del acta, versión ${acta.version}`} notas={notasDe(acta)} />
    <figure className="panel codigo-de-acta renglon aire-4">
      <Suspense fallback={<span className="qr" />}>
        <Qr texto={acta.direccion} nombre={`Código del acta ${acta.codigo}`} />
      </Suspense>
      <figcaption className="pila aire-1">
        <b>{acta.codigo}</b>
        <span className="apagado">
          Con este código, que está también en el papel, cualquiera comprueba el acta sin ver los nombres.
        </span>
      </figcaption>
    </figure>
  </div>
)
