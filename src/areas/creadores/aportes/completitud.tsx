import { claseDeNivel, Trofeo } from '../../base/nivel'
import { etiquetaDeCampo } from '../etiquetas'

interface Props {
  score: number
  total: number
  percent: number
  missing: string[]
}

/** How much of a record is there, drawn and in words, and what is not. */
export function Completitud({ score, total, percent, missing }: Props) {
  return (
    <div className={`completitud ${claseDeNivel(percent)}`}>
      <p>
        <b>Completitud</b>{' '}
        <span className="cifra">
          {percent} %<Trofeo porcentaje={percent} />
        </span>{' '}
        <span className="apagado">
          ({score} de {total} campos)
        </span>
      </p>
      <progress value={percent} max={100} aria-label="Completitud" />
      <p className="apagado">
        {missing.length === 0
          ? 'No falta ningún campo.'
          : `Falta: ${missing.map(etiquetaDeCampo).join(', ')}.`}
      </p>
    </div>
  )
}
