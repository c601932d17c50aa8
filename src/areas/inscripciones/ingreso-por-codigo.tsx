import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { Link } from 'react-router'
import { SOLO_ADMINISTRACION } from '../../domain/inscripciones/codigo-de-ingreso'
import { textoDeFalla } from '../../lib/api'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { MoreActions } from '../../ui/more-actions'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { useGestion } from '../base/curso/gestion'
import { announceFailure } from '../base/fallas'
import { fechaYHora } from '../base/instantes'
import { Lectura } from '../base/lectura'
import type { Leido } from '../base/leer'
import { useAccion } from '../base/use-accion'
import { ingresoPorCodigo } from './gestion-de-ingreso'
import { PedidosDeIngreso } from './pedidos-de-ingreso'

export type Codigo = Leido<'admin/catedras/:id/codigo-de-ingreso'>

/** Each with what only it needs. */
const Apertura = lazy(() => import('./formulario-de-apertura'))
const EnGrande = lazy(() => import('./en-grande'))

/** How one comes into an open course without being enrolled first, and who asks to. */
export function IngresoPorCodigo({ catedraId }: { catedraId: number }) {
  const { codigoQuery } = useGestion(ingresoPorCodigo)
  const { data: codigo, error, isPending } = useQuery(codigoQuery(catedraId))
  if (!useAbierta() || isPending) return null
  return (
    <>
      <PedidosDeIngreso catedraId={catedraId} />
      <details className="panel sin-correo">
        <summary>{codigo?.abierto ? `Ingreso por código: ${codigo.codigo}` : 'Ingreso por código'}</summary>
        {codigo && <DeCodigo catedraId={catedraId} codigo={codigo} />}
        {error && !codigo && <p>{textoDeFalla('No se pudo cargar el código.', error)}</p>}
        <div className="botones">
          <Link className="boton" to="hoja-de-ingreso">
            Hoja para imprimir
          </Link>
        </div>
      </details>
    </>
  )
}

interface Props {
  catedraId: number
  codigo: Codigo
}

function DeCodigo({ catedraId, codigo }: Props) {
  const apertura = useDialogoQueCambia('ingreso')
  const [enGrande, setEnGrande] = useState(false)
  const isVisible = codigo.abierto && codigo.codigo && codigo.enlace
  return (
    <>
      {isVisible ? (
        <>
          <p>
            <b className="codigo-de-ingreso">{codigo.codigo}</b>
          </p>
          <p>
            {codigo.enlace}
            <br />
            {comoEsta(codigo)}
          </p>
          <div className="botones">
            <Button onClick={() => setEnGrande(true)}>Mostrar en grande</Button>
            {codigo.puede_abrir && (
              <MoreActions of="este código">
                <Button variant="quiet" onClick={() => apertura.open(1)}>
                  Cambiar
                </Button>
                <Renovar catedraId={catedraId} />
                <Cerrar catedraId={catedraId} />
              </MoreActions>
            )}
          </div>
          <Dialog open={enGrande} onClose={() => setEnGrande(false)} title="Entra en la cátedra" size="full">
            <Lectura falla="No se pudo mostrar el código.">
              <EnGrande codigo={codigo.codigo ?? ''} enlace={codigo.enlace ?? ''} />
            </Lectura>
          </Dialog>
        </>
      ) : (
        <>
          <p>Con un código, quien lo tiene pide entrar desde su teléfono; lo aceptas aquí.</p>
          {codigo.puede_abrir ? (
            <div className="botones">
              <Button onClick={() => apertura.open(1)}>Abrir el ingreso</Button>
            </div>
          ) : (
            <p>{SOLO_ADMINISTRACION}</p>
          )}
        </>
      )}
      <Dialog
        open={apertura.abierto}
        onClose={apertura.close}
        title="Ingreso por código"
        description="Quien tiene el código dice quién es y confirma su email."
        size="narrow"
      >
        <Lectura falla="No se pudo cargar el formulario.">
          <Apertura catedraId={catedraId} codigo={codigo} onClose={apertura.close} />
        </Lectura>
      </Dialog>
    </>
  )
}

const comoEsta = ({ hasta, entraron, cupo, modo }: Codigo) =>
  [
    hasta && `Vale hasta el ${fechaYHora(hasta)}`,
    `entraron ${entraron} de ${cupo}`,
    modo === 'DIRECTO' ? 'entran sin más' : 'piden entrar',
  ]
    .filter(Boolean)
    .join(' · ')

function Renovar({ catedraId }: { catedraId: number }) {
  const { renewCodigo } = useGestion(ingresoPorCodigo)
  const { send } = useAccion(renewCodigo(catedraId))
  return (
    <Button variant="quiet" onClick={() => send(undefined)}>
      Renovar el código
    </Button>
  )
}

const SIN_CAMBIOS = { hasta: '', cupo: null, modo: null }

function Cerrar({ catedraId }: { catedraId: number }) {
  const { openCodigo } = useGestion(ingresoPorCodigo)
  const { send } = useAccion(openCodigo(catedraId))
  const onError = announceFailure('No se pudo cerrar el ingreso.')
  return (
    <Button variant="quiet" onClick={() => send({ abierto: false, ...SIN_CAMBIOS }, { onError })}>
      Cerrar el ingreso
    </Button>
  )
}
