// Files, not texts: a compiled program embeds them and reads one only when somebody asks for it.

import css from 'swagger-ui-dist/swagger-ui.css' with { type: 'file' }
import bundle from 'swagger-ui-dist/swagger-ui-bundle.js' with { type: 'file' }

export const assets = {
  'swagger-ui.css': { path: css, type: 'text/css; charset=utf-8' },
  'swagger-ui-bundle.js': { path: bundle, type: 'text/javascript; charset=utf-8' },
}
