import { sendTexto } from '../lib/compartir'
import { say } from './decir'

/** The creator's page, whose image and title those who receive it see: by what the device has, or copied. */
export async function send(boton: Element) {
  const tarjeta = boton.closest('.tarjeta')
  const enlace = tarjeta
    ? tarjeta.querySelector<HTMLAnchorElement>('a[href^="/creador/"]')
    : document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const url = enlace?.href ?? location.href
  const title = (tarjeta ?? document).querySelector('h3, h1')?.textContent ?? document.title
  const destino = await sendTexto(url, { title, url })
  if (destino === 'copiado') say('Enlace copiado.')
  if (destino === 'ninguno') say(`No se pudo copiar. El enlace es ${url}`)
}
