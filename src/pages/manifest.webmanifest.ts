import type { APIRoute } from 'astro'
import { COLOR_DE_LA_CASA } from '../domain/casa/colores'

const icono = (tamano: number, purpose: 'any' | 'maskable') => ({
  src: `/icono-${purpose === 'any' ? '' : 'recortable-'}${tamano}.png`,
  sizes: `${tamano}x${tamano}`,
  type: 'image/png',
  purpose,
})

export const GET: APIRoute = ({ locals: { site } }) => {
  const manifiesto = {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: 'Línea de tiempo de los creadores del Paraguay y aula de una cátedra.',
    lang: 'es-PY',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: COLOR_DE_LA_CASA,
    categories: ['education'],
    icons: [icono(192, 'any'), icono(512, 'any'), icono(192, 'maskable'), icono(512, 'maskable')],
  }
  return new Response(JSON.stringify(manifiesto), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
