/* What every island stands on, before any of its own modules. */
import '../lib/sin-almacenamiento'
import '../lib/sin-eval'
