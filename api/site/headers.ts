/** What Astro writes into a page that has an island, each by its sum: nothing else that stands in a page runs. */
const PROGRAMAS_DE_ISLAS = [
  // Any island's.
  "'sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U='",
  // `client:only`, `client:load`, `client:visible` and `client:abrir`.
  "'sha256-QzWFZi+FLIx23tnm9SBU4aEgx4x8DsuASP07mfqol/c='",
  "'sha256-eIXWvAmxkr251LJZkjniEK5LcPF3NkapbJepohwYRIc='",
  "'sha256-Q2BPg90ZMplYY+FSdApNErhpWafg2hcRRbndmvxuL/Q='",
  "'sha256-8D4+oQhpms64SFOXYbGfg0I7qiNaAvnQ/nGOOOO4UYQ='",
]
const ESTILO_DE_ISLAS = "'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow='"

const contentSecurityPolicy = (...medios: string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...PROGRAMAS_DE_ISLAS].join(' '),
    `style-src 'self' ${ESTILO_DE_ISLAS}`,
    "img-src 'self' https: data:",
    // What was recorded or chosen is heard before it is sent.
    ["media-src 'self' blob:", ...medios].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
const permissionsPolicy = (microphone: '()' | '(self)') =>
  `camera=(), microphone=${microphone}, geolocation=(), payment=(), usb=()`

/** On every reply, of the API too. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  // YouTube's player refuses to play where no referrer arrives.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': permissionsPolicy('()'),
}

/** Where a visitor came by HTTPS: from now on by nothing else. */
export const HSTS = ['strict-transport-security', 'max-age=31536000'] as const

export const pageHeaders = { ...commonHeaders, 'content-security-policy': contentSecurityPolicy() }

const headersOfAreas = { ...pageHeaders, 'permissions-policy': permissionsPolicy('(self)') }
const headersOfCreadores = { ...pageHeaders, 'content-security-policy': contentSecurityPolicy('https:') }

/** A student records a delivery, and a teacher an answer to it, on whichever page of the area they came in by. */
const DE_ALUMNO_O_DOCENTE = /^\/(?:alumnos?|docente|my-evaluations|evaluacion)(?:[/?]|$)/
/** What creators are heard from stands anywhere. */
const DE_CREADORES = /^\/(?:$|\?|pagina\/|creador\/)/

/** Those of a page that is there, at a target (path and query). */
export function headersOfPage(target: string): typeof pageHeaders {
  if (DE_ALUMNO_O_DOCENTE.test(target)) return headersOfAreas
  return DE_CREADORES.test(target) ? headersOfCreadores : pageHeaders
}
