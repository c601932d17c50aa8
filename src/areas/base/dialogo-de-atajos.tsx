import { useState } from 'react'
import { listAtajos } from '../../ui/atajos'
import { Dialog } from '../../ui/dialog'

export default function DialogoDeAtajos({ onClose }: { onClose: () => void }) {
  const [atajos] = useState(listAtajos)
  return (
    <Dialog open onClose={onClose} title="Atajos del teclado">
      <dl className="ui-dialogo-cuerpo atajos-de-pantalla pila aire-2">
        {atajos.map(({ teclas, que }) => (
          <div key={que}>
            <dt>
              <Teclas teclas={teclas} />
            </dt>
            <dd>{que}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

const CABEN = 4

function Teclas({ teclas }: { teclas: readonly string[] }) {
  const dichas = teclas.map(inWords)
  return <kbd>{dichas.length > CABEN ? `${dichas[0]} … ${dichas.at(-1)}` : dichas.join(' / ')}</kbd>
}

const NOMBRES: Record<string, string> = {
  ' ': 'Espacio',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: 'Intro',
}

const inWords = (tecla: string) =>
  tecla
    .split('+')
    .map((una) => NOMBRES[una] ?? (una.length === 1 ? una.toUpperCase() : una))
    .join(' + ')
