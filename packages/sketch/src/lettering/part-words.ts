import { list } from "./word-list";

/**
 * Words that people name parts with, or write beside them, in the languages of those who send sketches: what tells a name from letters
 * that look like one. Of three letters at least, lower case, without accents, as `plain` in `plain-text.ts` writes them.
 */
export const partWords: ReadonlySet<string> = new Set([
  // English
  ...list(`
    adapter, angle, anchor, arm, axle, back, backplate, bar, barrel, base, baseplate, beam, bearing, bed, bezel, blade, blank, block, body, bolt, boss
    bottom, box, brace, bracket, bridge, bush, bushing, button, cam, cap, carriage, cart, case, catch, center, centre, chain, channel, clamp, clevis, clip
    collar, cone, connector, console, contact, copy, corner, coupler, coupling, cover, cradle, crank, cross, crossbar, cup, cylinder, deck, disc, disk
    door, dowel, drawer, draft, drill, drive, drum, duct, edge, elbow, end, endcap, engine, extension, eye, face, fan, feed, fence, filter, fin, finger, fitting
    fixture, flange, flap, foot, fork, frame, front, gasket, gate, gauge, gear, grip, grille, groove, guard, guide, gusset, half, handle, hanger, hasp
    head, hinge, holder, hood, hook, hose, housing, hub, inner, insert, item, jaw, jig, joint, key, keeper, knob, knuckle, latch, leaf, left, leg, lens, lever, lid
    lift, link, lip, lock, loop, lower, lug, magnet, manifold, mask, middle, mold, motor, mould, mount, mounting, neck, nose, nozzle, nut, outer, outlet
    pad, panel, part, pawl, pedal, peg, pillar, pin, pipe, piston, pivot, plate, plug, plunger, pocket, pointer, pole, post, profile, prototype, pulley, pump
    punch, rack, rail, ramp, ratchet, reducer, retainer, rev, rib, right, ring, rocker, rod, roller, rotor, saddle, sample, screen, screw, seal, seat, segment
    sensor, shaft, sheet, shelf, shield, shim, shoe, side, sidewall, skirt, sleeve, slide, slider, slot, socket, spacer, spindle, splint, spoke, spring
    sprocket, stand, stator, stay, stem, step, stiffener, stop, stopper, strap, strip, strut, stub, stud, support, switch, tab, table, tail, tee, template, test
    tooth, top, tray, trim, tube, upper, valve, vent, wall, washer, web, wedge, weld, wheel, window, wing, yoke
    bend, paint, zinc, deep, hole, tap, cut, galvanized, anodized, sand, polish, bent, flat
  `),
  // German
  ...list(`
    achse, adapter, anschlag, arm, auflage, aufnahme, ausleger, backe, balken, band, blech, block, boden, bolzen, bugel, buchse, deckel, dichtung, distanz
    druckplatte, ecke, einlage, einsatz, fase, feder, flansch, folie, fuss, fuhrung, gabel, gehause, gelenk, gewicht, gewinde, gitter, griff, grundplatte, halter, halterung
    hebel, hinten, hulse, innen, aussen, kante, kappe, kasten, keil, klammer, klappe, klemme, knebel, knotenblech, konsole, kopf, kopfplatte, kranz, kreuz, kupplung
    lager, lagerbock, lasche, leiste, links, mitte, montageplatte, motor, muffe, mutter, nabe, nase, nut, oben, unten, ose, platte, profil, rad, rahmen, rand, raste
    rechts, riegel, ring, rippe, rohr, rolle, rundstab, scharnier, scheibe, schelle, schiene, schild, schlitten, schlitz, schraube, segment, seite, seitenteil
    sensor, sockel, spannplatte, stab, stange, steg, stift, stopfen, strebe, stutze, stuck, teil, teller, trager, traverse, turblatt, unterlage, verbinder
    versteifung, vorne, wand, wange, welle, winkel, zahnrad, zapfen, zwischenlage
    biegen, entgraten, schweissen, verzinkt, lackiert, eloxiert, gummi, schlusselweite
  `),
  // French
  ...list(`
    anneau, appui, arbre, arret, attache, axe, bague, barre, base, bas, biellette, bloc, boite, bouchon, bras, bride, butee, cadre, cale, came, capot, carter, chape, charniere
    collier, coin, corps, cote, couvercle, crochet, corniere, cuivre, disque, douille, entretoise, equerre, etrier, face, fond, fourche, galet, gauche, droite, glissiere
    gousset, guide, haut, joint, laiton, levier, machoire, manche, manivelle, moyeu, palier, panneau, patin, patte, piece, pied, pince, plaque, platine, plat, poignee
    porte, poulie, rail, raidisseur, renfort, ressort, rondelle, rotule, roue, semelle, serre, socle, support, tige, tole, traverse, trou, tube, vis, pli, soudure
  `),
  // Spanish and Portuguese
  ...list(`
    abrazadera, agarre, agujero, ala, ancla, anillo, apoyo, arandela, barra, base, bisagra, bloque, brazo, brida, buje, caja, calzo, carcasa, chapa, chaveta, cierre, cubierta
    cuna, derecha, derecho, eje, empunadura, escuadra, espaciador, espesor, fondo, gancho, goma, guia, horquilla, izquierda, izquierdo, junta, lado, lateral, leva, manija
    marco, mordaza, muelle, palanca, panel, pasador, pata, pestana, perfil, perno, pie, pieza, pinza, placa, plato, polea, puerta, refuerzo, rueda, sello, separador, soporte
    superior, inferior, tapa, tirante, tope, tornillo, tubo, tuerca, vastago, viga, cobre, laton, corte, detalle
    aba, alavanca, anel, apoio, aco, bucha, calco, cantoneira, direita, esquerda, eixo, encosto, espessura, flange, furo, gaxeta, mola, mancal, parafuso, peca, porca, roda
    rolamento, suporte, tampa, trava, vedacao, esquadro, reforco
  `),
  // Italian
  ...list(`
    albero, anello, angolare, appoggio, asta, attacco, base, blocco, boccola, braccio, cerniera, chiave, coperchio, cuneo, cuscinetto, destra, destro, sinistra, sinistro, disco
    distanziale, dado, flangia, foro, forcella, fondo, gamba, gancio, giunto, gomma, guarnizione, guida, lamiera, lato, leva, maniglia, molla, morsa, mozzo, nervatura
    ottone, rame, pannello, perno, pezzo, piastra, piastrina, piatto, piede, pinza, puleggia, rinforzo, rondella, ruota, scatola, sella, spessore, spina, squadra, staffa, supporto
    tappo, telaio, tirante, tubo, vite, zanca
  `),
  // Dutch, Polish, Swedish
  ...list(`
    achter, arm, beugel, blok, bodem, bout, boven, onder, buis, bus, deksel, flens, gat, haak, handgreep, hefboom, hoek, hoekstuk, houder, kap, klem, koper, koppeling
    lager, links, rechts, midden, moer, pakking, paneel, pen, plaat, pin, poot, ring, schijf, scharnier, sluitring, spie, staaf, steun, stop, strip, veer, voet, voor, wand, wiel, zijkant
    belka, blacha, dzwignia, fundament, gora, dol, kolnierz, katownik, kolo, kostka, kolek, krazek, lewy, prawy, listwa, lapa, lozysko, mocowanie, nakretka, noga, obejma, obudowa
    otwor, panel, pierscien, pokrywa, plyta, plytka, podkladka, podpora, podstawa, prowadnica, rama, ramie, rolka, rura, sciana, sprezyna, sruba, stopa, sworzen, tarcza, tuleja, uchwyt
    uszczelka, walek, wspornik, zaczep, zawias, zebro
    axel, balk, botten, bricka, bussning, distans, faste, fjader, flans, fot, gangjarn, gummi, hallare, hav, hylsa, hoger, vanster, krok, kil, kam, lock, las, mutter
    nedre, ovre, packning, plat, platta, ram, ror, rulle, skena, skiva, skruv, stag, stod, vinkel
  `),
  // Vietnamese
  ...list(`
    ban, bac, banh, bich, bit, canh, chan, chot, chup, cua, cum, dai, dem, dia, day, dung, duoi, gia, giac, giua, gay, goi, gang, giang, hop, kep, khoa, khop, khung, lot
    mat, mau, moc, nap, ngang, ngoai, trong, nhua, noi, ong, phai, phu, rang, ray, rong, sat, san, sau, tam, tay, thanh, than, thung, tren, trai, tru, truc, truoc, tua, tui, tran, van, vach
    vanh, ven, vit, vong, xich, yen, cang, dong
  `),
]);
