import '../../lib/sin-eval'
import { use } from 'react'

/** Of '/contribute', which is the same for everybody: what the link asks for is read here. */
export default function Contribuir() {
  return use(formulario)
}

const formulario = load().catch(() => document.getElementById('formulario')?.dataset.falta)

async function load() {
  const [{ Toaster }, suyo] = await Promise.all([import('../../ui/toast'), loadFormulario()])
  return (
    <>
      <Toaster />
      {suyo}
    </>
  )
}

async function loadFormulario() {
  const params = new URLSearchParams(location.search)
  const token = params.get('token') ?? ''
  const correct = params.get('corregir')
  const sugerencia = params.get('sugerencia')
  if (correct) {
    const { CorreccionDeAporte } = await import('../correccion/de-aporte')
    showOnly('correccion')
    return <CorreccionDeAporte id={Number(correct) || 0} token={token} />
  }
  if (sugerencia) {
    const { CorreccionDeSugerencia } = await import('../correccion/de-sugerencia')
    showOnly('sugerencia')
    return <CorreccionDeSugerencia id={Number(sugerencia) || 0} token={token} />
  }
  const { AporteNuevo } = await import('../aporte/aporte-nuevo')
  return <AporteNuevo />
}

function showOnly(que: string) {
  for (const parte of document.querySelectorAll<HTMLElement>('[data-de]')) {
    parte.hidden = parte.dataset.de !== que
  }
}
