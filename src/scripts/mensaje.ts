import { textoDeCreador } from '../domain/base/whatsapp'
import { canShare, enlaceDeWhatsApp, sendTexto } from '../lib/compartir'
import { create, say } from './decir'

/** A creator's page in words, for WhatsApp: shown before it is sent. */
export function send(boton: Element) {
  const texto = writeTexto()
  const dialogo = document.createElement('dialog')
  dialogo.className = 'ui-dialogo narrow'
  dialogo.setAttribute('aria-label', 'Copiar para WhatsApp')
  const cabecera = create('', dialogo, 'header')
  create('ui-dialogo-titulo', cabecera, 'h2').textContent = 'Copiar para WhatsApp'
  const cuerpo = create('ui-dialogo-cuerpo', dialogo)
  create('mensaje', cuerpo, 'p').textContent = texto
  const acciones = create('ui-acciones', dialogo, 'footer')
  button(acciones, 'Cancelar', () => dialogo.close())
  const principal = button(acciones, canShare() ? 'Compartir' : 'Copiar', async () => {
    const destino = await sendTexto(texto)
    if (destino === 'ninguno') return offerLink(cuerpo, texto)
    if (destino === 'desistido') return
    dialogo.close()
    if (destino === 'copiado') say('Copiado.')
  })
  principal.classList.add('principal')
  dialogo.addEventListener('close', () => {
    dialogo.remove()
    if (boton instanceof HTMLElement) boton.focus()
  })
  document.body.append(dialogo)
  dialogo.showModal()
}

function writeTexto(): string {
  const leer = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? ''
  const canonico = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return textoDeCreador({
    nombre: leer('.ficha h1'),
    datos: [leer('.ficha .categoria b'), leer('.ficha .bajada')],
    bio: leer('.ficha .biografia'),
    enlace: canonico?.href ?? location.href,
  })
}

function button(donde: Element, texto: string, onClick: () => void): Element {
  const boton = create('boton', donde, 'button') as HTMLButtonElement
  boton.type = 'button'
  boton.textContent = texto
  boton.addEventListener('click', onClick)
  return boton
}

function offerLink(cuerpo: Element, texto: string) {
  if (cuerpo.querySelector('a')) return
  const aviso = create('', cuerpo, 'p')
  aviso.setAttribute('role', 'alert')
  aviso.append('No se pudo copiar. ')
  const enlace = create('', aviso, 'a') as HTMLAnchorElement
  enlace.href = enlaceDeWhatsApp(texto)
  enlace.target = '_blank'
  enlace.rel = 'noopener'
  enlace.textContent = 'Abrir WhatsApp con el mensaje'
}
