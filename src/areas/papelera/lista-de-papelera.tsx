import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { etiquetasDePapelera, loQueTrae } from '../../domain/papelera/papelera'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { CATEDRA_CERRADA } from '../base/curso/abierta'
import { useGestion } from '../base/curso/gestion'
import { fechaYHora } from '../base/instantes'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { DialogoDeIdentidad, identidadQueFalta } from './dialogo-de-identidad'
import { emptyEntrada, papelera } from './gestion'

/** What was deleted and can come back, the last first. */
export function ListaDePapelera() {
  const { rol, papeleraQuery } = useGestion(papelera)
  const { data: entradas } = useSuspenseQuery(papeleraQuery)
  const [saliente, setSaliente] = useState<Entrada | null>(null)
  if (entradas.length === 0) {
    return (
      <EmptyState title="La papelera está vacía">
        Lo que se elimina espera aquí 60 días, con todo lo que tenía.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="pila" aria-label="Lo eliminado">
        {entradas.map((entrada) => (
          <EntradaItem
            key={entrada.id}
            entrada={entrada}
            {...(rol === 'admin' && { onEmpty: () => setSaliente(entrada) })}
          />
        ))}
      </ul>
      <Vaciado entrada={saliente} onClose={() => setSaliente(null)} />
    </>
  )
}

export type Entrada = Awaited<
  ReturnType<NonNullable<ReturnType<typeof papelera>['papeleraQuery']['queryFn']>>
>[number]

function EntradaItem({ entrada, onEmpty }: { entrada: Entrada; onEmpty?: () => void }) {
  const { id, tipo, titulo, catedra, cerrada, por, created_at, vence_en } = entrada
  const { restore } = useGestion(papelera)
  const { send, enviando, error, forget } = useAccion(restore)
  const trae = loQueTrae(entrada.cuenta)
  return (
    <li className="panel pila">
      <div>
        <h2 className="tarjeta-titulo">{titulo || etiquetasDePapelera[tipo]}</h2>
        <p className="apagado">{[etiquetasDePapelera[tipo], catedra].filter(Boolean).join(' · ')}</p>
      </div>
      {trae.length > 0 && <p>Con {trae.join(', ')}.</p>}
      <p className="apagado">
        Lo eliminó {por} el {fechaYHora(created_at)}. Se va del todo el {fechaYHora(vence_en)}.
        {cerrada && ` ${CATEDRA_CERRADA}`}
      </p>
      {!cerrada && (
        <div className="botones">
          <Button
            aria-label={`Restaurar «${titulo}»`}
            saving={enviando}
            savingLabel="Restaurando..."
            onClick={() => send({ id })}
          >
            Restaurar
          </Button>
          {onEmpty && (
            <Button variant="danger" aria-label={`Eliminar para siempre «${titulo}»`} onClick={onEmpty}>
              Eliminar para siempre
            </Button>
          )}
        </div>
      )}
      <DialogoDeIdentidad
        campo={identidadQueFalta(error)}
        rechazo={error?.message}
        enviando={enviando}
        onSend={(identidad) => send({ id, identidad })}
        onClose={forget}
      />
    </li>
  )
}

function Vaciado({ entrada, onClose }: { entrada: Entrada | null; onClose: () => void }) {
  const cual = useUltimo(entrada)
  const { send, enviando } = useAccion(emptyEntrada)
  if (!cual) return null
  return (
    <ConfirmDialog
      open={entrada !== null}
      onClose={onClose}
      onConfirm={() => send(cual.id, hastaQueNoEste(onClose))}
      title={`¿Eliminar «${cual.titulo}» para siempre?`}
      confirmLabel="Eliminar para siempre"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>Se van también sus archivos. No se puede deshacer.</p>
    </ConfirmDialog>
  )
}
