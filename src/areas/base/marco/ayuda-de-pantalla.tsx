import { CircleQuestionMark } from 'lucide-react'
import { use } from 'react'
import { useLocation } from 'react-router'
import { ayudaEn } from '../area'
import { ContextoDeArea } from '../use-sesion'

/** Leads to what is told of the screen; beside it, since what is half written stays there. */
export function AyudaDePantalla() {
  const area = use(ContextoDeArea)
  const lugar = useLocation()
  if (!area) return null
  return (
    <a className="ayuda-de-pantalla" href={ayudaEn(area, lugar)} target="_blank" rel="noopener">
      <CircleQuestionMark aria-hidden="true" />
      <span className="oculto">Ayuda de esta pantalla</span>
    </a>
  )
}
