import { classes } from '../classes'

/**
 * Shows HTML that the server sanitised when it was stored. What would run has no way to: a page's policy lets nothing
 * run that stands in it.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classes('texto-rico', className)}
      // Nothing inside is React's: whoever reads another language may have it translated.
      translate="yes"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
