vcl 4.1;

# /etc/varnish/guarania.vcl, un borde delante de una o de varias instituciones (Varnish 7 con varnish-modules).
# El programa dice qué olvidar, por temas (EDGE=varnish:http://este-borde:6081): lo que se ve nunca es viejo, y cuando
# el origen no responde se sigue mostrando, por siete días, lo último que se vio.

import std;
import xkey;

# El HAProxy que sabe qué institución atiende dónde: docs/ejemplos/haproxy.cfg.
backend origen {
	.host = "127.0.0.1";
	.port = "8081";
	.connect_timeout = 1s;
	.first_byte_timeout = 30s;
}

# Desde dónde avisan las instituciones.
acl avisan {
	"127.0.0.1";
	"10.0.0.0"/24;
}

sub vcl_recv {
	unset req.http.X-Guardable;
	set req.http.Host = std.tolower(regsub(req.http.Host, ":\d+$", ""));
	# HAProxy ya dijo de quién es: lo último de la lista es él mismo.
	set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");

	if (req.method == "PURGE") {
		if (client.ip !~ avisan) {
			return (synth(403, "No"));
		}
		# Cada institución olvida lo suyo: las claves llevan su nombre delante.
		set req.http.n = xkey.softpurge(regsuball(req.http.xkey-softpurge, "(\S+)", req.http.Host + "/\1"));
		return (synth(200, "Olvidado"));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# De la API solo se guardan las listas que todos ven igual.
	if (req.url ~ "^/(api|uploads)(/|\?|$)") {
		if (req.http.Authorization || req.url !~ "^/api/(composers(/search|/timeline)?(\?|$)|institucion/)") {
			return (pass);
		}
	}
	# Ninguna página pública depende de quién la pide.
	unset req.http.Cookie;
	unset req.http.Authorization;
	# Lo viejo se muestra solo a la segunda: cuando el origen acaba de no responder.
	if (req.restarts == 0) {
		set req.grace = 0s;
		set req.http.X-Guardable = "primera";
	} else {
		set req.grace = 7d;
		set req.http.X-Guardable = "segunda";
	}
	return (hash);
}

sub vcl_backend_response {
	# Una falla que se entrega borra lo que había; dejada, lo último que se vio sigue estando.
	if (beresp.status >= 500) {
		if (bereq.is_bgfetch || bereq.http.X-Guardable == "primera") {
			return (abandon);
		}
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
		set beresp.keep = 0s;
		return (deliver);
	}
	if (bereq.uncacheable) {
		return (deliver);
	}
	if (beresp.http.CDN-Cache-Control ~ "max-age=\d") {
		set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=(\d+).*", "\1") + "s", 0s);
		set beresp.grace = 7d;
		set beresp.keep = 1d;
		set beresp.http.xkey = regsuball(beresp.http.xkey, "(\S+)", bereq.http.Host + "/\1");
		unset beresp.http.Set-Cookie;
		return (deliver);
	}
}

sub vcl_backend_error {
	if (bereq.is_bgfetch || bereq.http.X-Guardable == "primera") {
		return (abandon);
	}
	set beresp.http.Retry-After = "5";
	set beresp.http.Content-Type = "application/json";
	set beresp.http.Cache-Control = "no-store";
	synthetic("""{"error":"El sitio no responde. Prueba de nuevo en unos segundos.","message":"El sitio no responde. Prueba de nuevo en unos segundos.","code":"sin_servicio"}""");
	return (deliver);
}

sub vcl_synth {
	if (resp.status == 503 && req.http.X-Guardable == "primera") {
		return (restart);
	}
}

sub vcl_deliver {
	# Son para los bordes.
	unset resp.http.xkey;
	unset resp.http.Surrogate-Key;
	unset resp.http.Cache-Tag;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	if (obj.hits > 0) {
		set resp.http.X-Borde = "guardado";
	} else {
		set resp.http.X-Borde = "pedido";
	}
}
