import { useMutation, useQuery } from '@tanstack/react-query'
import { Pin } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { api, unwrap } from '../../../lib/api'
import { useAtajos } from '../../../ui/atajos'
import { Button } from '../../../ui/button'
import { MoreActions } from '../../../ui/more-actions'
import { announceFailure } from '../../base/fallas'
import { lectura, readAgain } from '../../base/leer'

/** It is read again with all that is the teacher's. */
const FRASES = 'docente/me/frases'

/** As many as there are digits. */
const A_MANO = 9

const change = (mutationFn: (texto: string) => Promise<unknown>) => ({
  mutationFn,
  onSuccess: () => readAgain(FRASES),
  onError: announceFailure('No se pudo cambiar la frase.'),
})
const pin = (fijada: boolean) =>
  change((texto) => unwrap(api.docente.me.frases.put({ texto, fijada: !fijada })))
const forget = change((texto) => unwrap(api.docente.me.frases.olvidar.post({ texto })))

/** What one wrote before, to be put where the cursor of the comment is. */
export default function Frases({ tareaId }: { tareaId: number }) {
  const { data = [] } = useQuery(lectura(FRASES, { tarea: tareaId }))
  const frases = data.slice(0, A_MANO)
  const { lista, insert } = useInsercion((posicion) => frases[posicion]?.texto)
  return (
    <ol ref={lista} className="frases" aria-label="Frases de antes" hidden={frases.length === 0}>
      {frases.map(({ texto, fijada }, i) => (
        <li key={texto}>
          <Button variant="quiet" onClick={() => insert(texto)} title={texto}>
            <kbd>{i + 1}</kbd> {fijada && <Pin role="img" aria-label="Fijada:" />}
            <span>{texto}</span>
          </Button>
          <Acciones texto={texto} fijada={fijada} />
        </li>
      ))}
    </ol>
  )
}

function Acciones({ texto, fijada }: { texto: string; fijada: boolean }) {
  const fijar = useMutation(pin(fijada))
  const olvidar = useMutation(forget)
  const de = <span className="oculto"> «{texto}»</span>
  return (
    <MoreActions of={`«${texto}»`}>
      <Button variant="quiet" onClick={() => fijar.mutate(texto)}>
        {fijada ? 'Soltar' : 'Fijar'}
        {de}
      </Button>
      <Button variant="quiet" onClick={() => olvidar.mutate(texto)}>
        Olvidar{de}
      </Button>
    </MoreActions>
  )
}

/** By a click, or with Alt and a digit. */
function useInsercion(textoEn: (posicion: number) => string | undefined) {
  const { setValue } = useFormContext<{ comentario_docente: string }>()
  const lista = useRef<HTMLOListElement>(null)

  const insert = (texto: string) => {
    const campo = lista.current?.closest('form')?.querySelector('textarea')
    if (!campo) return
    const { value, selectionStart, selectionEnd } = campo
    const antes = value.slice(0, selectionStart).replace(/(\S)$/, '$1 ') + texto
    flushSync(() => setValue('comentario_docente', antes + value.slice(selectionEnd), { shouldDirty: true }))
    campo.setSelectionRange(antes.length, antes.length)
  }
  useAtajos([
    {
      teclas: Array.from({ length: A_MANO }, (_, i) => `Alt+${i + 1}`),
      que: 'poner una frase de antes en el comentario',
      escribiendo: true,
      hace: (cual) => {
        const texto = textoEn(cual)
        return texto !== undefined && insert(texto)
      },
    },
  ])

  return { lista, insert }
}
