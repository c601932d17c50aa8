const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  // What is recorded or chosen is listened to before it is sent.
  "media-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self' https://www.youtube-nocookie.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** On every reply, of the API too. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  // YouTube's player refuses to play where no referrer arrives.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Where a visitor came by HTTPS: from now on by nothing else. */
export const HSTS = ['strict-transport-security', 'max-age=31536000'] as const

export const pageHeaders = { ...commonHeaders, 'content-security-policy': contentSecurityPolicy }
