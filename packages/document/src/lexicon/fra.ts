import type { Lexicon } from "./lexicon";

export const french: Lexicon = {
  language: "fra",
  fields: {
    po_number:
      "numéro de commande | n de commande | n° de commande | no de commande | commande n | bon de commande n | bon de commande no | commande | réf commande | référence commande | votre commande | n° commande | numéro du bon de commande | n bon de commande | num commande | bon de commande | votre n de commande | référence de commande | n cde",
    order_date: "date de commande | date de la commande | commandé le | date du bon de commande",
    delivery_date:
      "date de livraison | livraison le | livraison prévue | livraison souhaitée | date de livraison souhaitée | délai de livraison | à livrer le | date de livraison prévue | livré le | livraison prévue le | date livraison | délai | date d expédition | date dexpédition | à livrer avant le",
    due_date:
      "date d échéance | échéances | échéance | à payer avant le | date limite de paiement | date déchéance | à régler avant le | payable le | date de règlement | échéance le",
    payment_terms:
      "conditions de paiement | conditions de règlement | modalités de paiement | mode de paiement | mode de règlement | paiement | règlement | délai de paiement | termes de paiement | moyen de paiement | condition de règlement | condition de paiement | modalités de règlement",
    delivery_terms:
      "conditions de livraison | incoterm | incoterms | mode de livraison | modalités de livraison | condition de livraison",
    currency: "devise | monnaie",
    buyer:
      "acheteur | client | donneur d ordre | nom du client | commandé par | société | donneur dordre | raison sociale | entreprise",
    buyer_contact:
      "contact acheteur | responsable achats | demandeur | votre contact achats | suivi par | dossier suivi par | affaire suivie par | acheteuse | responsable des achats | demandé par | émis par | établi par | interlocuteur achats",
    buyer_phone: "téléphone acheteur | tél acheteur",
    buyer_email: "email acheteur | courriel acheteur",
    supplier:
      "fournisseur | vendeur | nom du fournisseur | émetteur | prestataire | vendu par | fabricant",
    supplier_contact:
      "à l attention de | contact fournisseur | à lattention de | votre contact | att | commercial | votre interlocuteur | attn | vendeur contact",
    ship_to:
      "livrer à | adresse de livraison | lieu de livraison | livraison à | livré à | destinataire | livraison | à livrer à | adresse livraison | point de livraison | adresse de destination | site de livraison",
    bill_to:
      "facturer à | adresse de facturation | facturé à | facturation | adresse facturation | facture à | facture à adresser à | à facturer à | envoyer la facture à | factures à",
    tax_id:
      "n tva | numéro de tva | n tva intracommunautaire | tva intracommunautaire | siret | siren | n siret | id tva | n° tva | numéro tva | n de tva | tva intracom | numéro de tva intracommunautaire | n tva intra | n siren | identifiant tva | n id tva | tva n | n tva intracommunautaire client | tva intra client | n tva intracom client",
    quote_number:
      "devis | numéro de devis | n de devis | votre devis | réf devis | devis n | n devis | selon devis | offre n | référence devis | votre offre | référence offre | n° de devis",
    project:
      "projet | chantier | affaire | centre de coût | objet | service | centre de coûts | réf affaire | code projet | nom du projet | n d affaire | concerne | n affaire | imputation | dossier",
    subtotal:
      "sous total | total ht | total hors taxe | montant ht | total h t | sous total ht | net ht | total net ht | total hors taxes | montant total ht | total hors tva | montant hors taxe | base ht | total htva | montant net ht | total brut ht | sous-total hors tva | s total | s tot | ss total | total articles | total brut | total net hors taxes | montant brut | total ht brut | total ht net | montant hors taxes | net hors taxes | total h t soumis à t v a | ht",
    tax: "tva | montant tva | total tva | taxe | taxes | t v a | montant de la tva | dont tva | tps | tvq | montant des taxes | tva incluse | dont t v a | tva comprise | tva incl | montant tva inclus | total taxes | taxe de séjour | dont taxes | total tva incluse",
    discount:
      "remise | rabais | remise commerciale | escompte | réduction | ristourne | remise globale | total remise | remise exceptionnelle | remise fidélité | avantage fidélité | avantage carte | bon de réduction | bon d achat | coupon | réduction immédiate | remise immédiate | vous avez économisé | économies | total économies | total réductions | offre promotionnelle | remise membre",
    shipping:
      "frais de port | port | frais de livraison | transport | frais d expédition | livraison | frais de transport | frais dexpédition | port et emballage | frais d envoi | participation aux frais de port | expédition",
    total:
      "total ttc | total | montant total | net à payer | total général | montant ttc | total à payer | total t t c | montant total ttc | total tvac | somme à payer | net à payer ttc | total toutes taxes comprises | solde à payer | montant à payer | à payer | montant dû | total commande | total tva comprise | total tvac | total facture | reste à payer | a régler | à régler | total à régler | net à régler | montant à régler | total eur | total euros | montant réel | montant du | total chf | total dû | somme due | montant total eur | total achats | total ticket | total général ttc",
    notes:
      "remarques | remarque | commentaires | commentaire | observations | note | notes | instructions | informations complémentaires | instructions de livraison | instructions particulières | mentions particulières | précisions | conclusion | conclusions | recommandations | conclusions et recommandations | discussion",
  },
  general: {
    issue_date:
      "date | date d émission | émis le | date démission | fait le | date document | établi le",
    addressee: "à",
    contact: "contact | interlocuteur | personne à contacter | personne de contact | responsable",
    phone:
      "téléphone | tél | tel | portable | mobile | n de téléphone | numéro de téléphone | tél portable | gsm",
    email: "e mail | email | courriel | mail | adresse e mail | adresse électronique | mél",
    address:
      "adresse | rue | siège social | domicile | adresse postale | adresse du fournisseur | adresse du client | adresse du vendeur | adresse de l acheteur | adresse du domicile | adresse du siège",
    date: "émise le | émis le | établie le | date de facture | date de facturation | date de naissance | date facture | né le | née le | date du devis | période | date d effet | valable jusqu au | date d entrée | date de prestation | heure | date et heure | date de valeur | du | au | valable du | date d achat | facture du | date de dépôt | date d arrivée | date de départ | heure d arrivée | heure de départ | date d impression | date de réception | date de retour | date de signature | fin de livraison | début des travaux | début des travaux prévu | début de chantier | prochaine relève | date de mise à disposition | arrivée prévue | retour des ouvrages",
    number:
      "numéro de facture | n de facture | facture n | n facture | numéro de client | n client | code client | n de client | référence | réf | référence client | bon de livraison n | n bl | iban | bic | rib | n de compte | rcs | code ape | code naf | n fournisseur | code fournisseur | votre référence | notre référence | réf client | ticket n | table | caisse | code postal | cp | n de dossier | n sécurité sociale | n d adhérent | matricule | n de série | n dossier | numéro de bon | n bon de livraison | compte client | ape | naf | nos références | vos références | n ticket | numéro | n contrat | avoir n | n d avoir | numéro d avoir | n de contrat | contrat n | numéro de contrat | n de ticket | no ticket | n de police | n d immatriculation | n de lot | n de reçu | reçu n | no carte | no auto | n d autorisation | n de réservation | n de lettre de voiture | n de permis | n de passeport | n d engagement | numéro d engagement | référence du mandat | rum | référence unique du mandat | réf à rappeler | référence à rappeler | bl n | tour n | tournée n | réf dossier | note n | n carte fidélité | carte fidélité n | r c s | ics | guichet | clé rib | code guichet | code banque | n insee | c c p | lettre de voiture | lettre de voiture n | licence de transport intérieur n | réservation n | ancien index | nouvel index | n de compteur | compteur n | digicode | compte analytique | n de marché",
    other:
      "fax | télécopie | banque | titulaire | transporteur | mode d expédition | mode de transport | expédié par | nom | prénom | nom et prénom | ville | pays | profession | nationalité | lieu de naissance | situation de famille | sexe | fonction | montant en lettres | arrêtée la présente facture à la somme de | arrêté à la somme de | acompte | espèces | carte bancaire | cb | rendu | rendu monnaie | reçu | monnaie | site web | site internet | serveur | couverts | nombre d articles | poids total | poids | nombre de colis | colis | capital | capital social | garantie | taux de tva | domiciliation | quantité | désignation | caissier | pourboire | civilité | employeur | titre | acompte versé | montant réglé | établissement | nom de naissance | nom de jeune fille | nom d'usage | prénoms | nom et prénoms | adresse complète | commune | département | code postal et ville | téléphone fixe | téléphone portable | lieu | date et lieu de naissance | nombre d enfants | situation familiale | n de sécurité sociale | assuré | assurée | souscripteur | compagnie d assurance | assureur | date du sinistre | lieu du sinistre | nature du sinistre | montant des dommages | immatriculation | modèle | kilométrage | propriétaire | locataire | bailleur | loyer | expéditeur | chargeur | valeur déclarée | contre remboursement | réserves | nature de la marchandise | nombre de pages | copie | pièces jointes | médecin traitant | médecin | patient | allergies | groupe sanguin | responsable légal | classe | activité | autorisation | délivré le | délivrée par | date de début | date de fin | durée | motif | pompe | produit | volume | montant | destination | provenance | lieu d émission | bureau d origine | lieu de départ | lieu d arrivée | nom du titulaire | nom de la banque | tél domicile | tél bureau | reçu de | la somme de | pays d origine | catégorie | explication | espèces reçues | à rendre | rendu espèces | monnaie rendue | arrondi | nombre d articles vendus | nb articles | nb d articles | nombre de lignes | consigne | service compris | points fidélité | points acquis | solde de points | solde fidélité | cagnotte | montant espèces | reçu espèces | serveuse | hôte | hôtesse | ticket | tpv | nom du demandeur | date de la demande | numéro de demande | numéro de dossier | référence du dossier | reçu le | reçu par | délivré par | délivrée à | date de sortie | date d expiration | né e le | nom de famille | prénom s | nom de l employeur | lieu de travail | poste occupé | n° matricule | chef de service | date d embauche | durée du contrat | horaires | nombre d heures | salaire brut | adresse personnelle | complément d adresse | téléphone domicile | personne à prévenir | lien de parenté | représentant légal | nom de l enfant | prénom de l enfant | établissement scolaire | école | niveau | année scolaire | numéro de sécurité sociale | n° allocataire | n° adhérent | numéro d adhérent | mutuelle | organisme | nom du médecin | traitement | posologie | antécédents | diagnostic | date de la consultation | nom du patient | nom de l assuré | n° de sinistre | heure du sinistre | circonstances | témoin | témoins | marque | puissance fiscale | date de mise en circulation | conducteur | loyer mensuel | dépôt de garantie | surface habitable | nombre de pièces | adresse du bien | adresse du chantier | nature des travaux | lieu d intervention | date d intervention | intervenant | technicien | appareil | numéro de série | motif de la demande | motif de l absence | objet de la demande | objet du déplacement | nombre de personnes | nombre de participants | nombre de nuits | association | nom de l association | titulaire du compte | domiciliation bancaire | référence unique de mandat | date de prélèvement | date du prélèvement | lieu de prélèvement | préleveur | laboratoire |  | parcelle | section cadastrale | superficie | canton |  | nombre de couverts | caissière | nb couverts | magasin | n auto | n de carte | commerçant | solde points | carte fidélité | opérateur | n transaction | code siret | titre restaurant | titres restaurant | ticket restaurant | dont remises | nb lignes articles | lieu d installation | lieu de montage | mode de déchargement | tournée | préparé par | contrôlé par | chargé par | réceptionné par | réserves du client | réserves éventuelles du destinataire | nom du réceptionnaire | palettes consignées | palettes | arrhes reçues | arrhes versées | arrhes | acompte reçu | reste dû | reste à régler | chèque à l ordre de | à l ordre de | arrêté la présente facture à la somme de | conseiller | représentant | chef d équipe | équipe | chauffeur | contact sur place | accès | point de service | accueil | urgence | carte bleue | cb sans contact | chèque cadeau | ancien solde | nouveau solde | solde | dont éco participation | éco participation | durée estimée | option retenue | devis accepté | départ | arrivée | adultes | chambre | soit par personne | manifestation | chèque à l'ordre de | à l'ordre de | prochaine relève | prochain relevé | ancien index | nouvel index | commune de naissance",
  },
  columns: {
    line_no: "n | n° | ligne | pos | poste | rep | repère | num | #",
    item_code:
      "référence | réf | code | code article | article | réf article | n article | code produit | référence article | réf produit | réf fournisseur | n d article | gencod | ean | n de réf",
    description:
      "désignation | description | libellé | produit | article | désignation des articles | prestation | désignation article | intitulé | nature | détail | désignation des produits | désignation produit | prestations | désignation du produit | détails | description détaillée du contenu | description du contenu | contenu | nature des marchandises | nature de la dépense | nature des frais | nature de la prestation | type de dépense | motif | objet de la dépense | soin | acte | nature des travaux | travaux | désignation des travaux | désignation des marchandises | médicament | équipement | équipements | matériel | appareil | ingrédient | ingrédients | matière première | matières premières | outil | outillage | pièce de rechange | pièces de rechange | consommables | plat | titre du livre | mobilier | plante | vêtement | accessoires | matériel utilisé | analyse",
    quantity:
      "quantité | qté | qte | nombre | nb | qté commandée | quantité commandée | qté livrée | quantité livrée | quant | heures | nb colis | nombre de colis | colis | jours | nb jours | nuits | nb de nuits | personnes | pièces | nbre | qté facturée | nb art | qt | litres | nb litres | volume l",
    unit: "unité | u | un | conditionnement | cond | uv | ut | unités",
    unit_price:
      "prix unitaire | pu | p u | prix unitaire ht | pu ht | prix | p u ht | prix u | prix unit | prix ht | tarif | prix net | pu net | prix public | prix unit ht | tarif ht | px unitaire | prix unitaire hors tva | taux horaire | prix par unité | prix à l unité | coût unitaire | tarif unitaire | taux journalier | prix l | prix litre | pu ttc | p u ttc | prix ttc | prix unitaire ttc | prix unit ttc | eur l | prix au litre",
    discount: "remise | rem | rabais | remise % | % remise",
    tax_rate: "tva | taux tva | taux | taux de tva | % tva | code tva | tva %",
    amount:
      "montant | ttc | total | montant ht | total ht | prix total | total ligne | montant net | net ht | montant total | prix total ht | montant hors taxe | total hors tva | total net | total net ht | montant hors tva | valeur | montant facture | montant de la facture | montant eur | frais | dépense | coût | coût total | honoraires | somme | montant réclamé | valeur en douane | montant remboursé | total euros | prix eur | total eur | montant chf",
    delivery_date: "date de livraison | délai | livraison | date livraison",
  },
  otherColumns:
    "remarque | remarques | poids | lot | n de lot | origine | couleur | taille | total ttc | prix ttc | montant tva | reliquat | emplacement | dluo | date | conditionnement | code barre | marque | pays d origine | observations | colisage | prix unitaire ttc | montant ttc | poids net | poids brut | n tarifaire du sh | n tarifaire | code sh | nomenclature | prestataire | praticien | date des soins | date de la facture | n facture | n de facture | justificatif | pièce jointe | marques et numéros | escompte | échéance | période",
  titles:
    "bon de commande | commande | facture | bon de livraison | devis | reçu | ticket de caisse | liste de prix | tarif | avoir | facture proforma | bordereau de livraison | bulletin d inscription | formulaire | formulaire d inscription | note de frais | attestation | bordereau d envoi | accusé de réception | tarifs | note d honoraires | facture d acompte | relevé de compte | confirmation de commande | fiche de renseignements | quittance | demande d adhésion | addition | quittance de loyer | bulletin d adhésion | grille tarifaire",
  terms:
    "conditions générales | conditions générales de vente | conditions générales d achat | cgv | cga | mentions légales | conditions générales dachat | clause de réserve de propriété | pénalités de retard",
  notices:
    "note | nota | important | attention | avertissement | remarque | à noter | notice | mentions légales | nota bene",
  assents: "oui",
  refusals: "non",
  ticking:
    "cocher | cochez | à cocher | cocher la case | cochez la case | cochez les cases | plusieurs choix possibles | plusieurs réponses possibles | rayer la mention inutile",
  signatures:
    "signature | signature et cachet | cachet | bon pour accord | date et signature | cachet et signature | lu et approuvé | signature du client | visa | approuvé par | le directeur | signature du demandeur | signature autorisée | le responsable des achats | cachet et signature du client | signature du livreur | reçu par | fait à",
  greetings:
    "madame monsieur | cordialement | salutations distinguées | merci de votre confiance | merci de votre visite | merci pour votre commande | bien à vous | nous vous remercions de votre confiance | à bientôt | merci et à bientôt | veuillez agréer",
  attendants:
    "servi par | vous avez été servi par | caissier | caissière | vendeur | vendeuse | serveur | serveuse | hôte de caisse | hôtesse de caisse",
  persons:
    "sexe | âge | date de naissance | lieu de naissance | lien de parenté | parenté | profession | nationalité | situation de famille | nom et prénom | nom prénom | prénom | prénoms | nom de famille",
  attention: "à l attention | à l attention de | att",
  free: "gratuit | offert | offerte | gratis | à titre gracieux | sans frais",
  paging: "page | sur | suite | suite page suivante | à reporter | report | page suivante",
  months:
    "janvier, janv | février, févr, fév | mars | avril, avr | mai | juin | juillet, juil | août | septembre, sept | octobre, oct | novembre, nov | décembre, déc",
  weekdays:
    "lundi, lun | mardi, mar | mercredi, mer | jeudi, jeu | vendredi, ven | samedi, sam | dimanche, dim",
  links: "de | du | des | la | le | les | et | pour | à",
  prepositions: "à | chez",
  agents: "par",
  reckoning: "moins | plus | dont | incl",
  streets: "rue | r | place",
  letterBoxes: "bp",
  debit: "débit | débits",
  credit: "crédit | crédits",
  elisions: "c | d | j | l | m | n | s | t | qu",
  abbreviations:
    "tél | réf | av | bd | boul | bât | appt | esc | ét | janv | févr | avr | juil | sept | oct | nov | déc | env | max | min | art | chap | vol | rég | dép | dépt | qté | justif | nat | adm | resp | suppl | etc | hab | prof | obs | unit | cde | fact | livr",
  organisations:
    "sarl | sa | sas | eurl | sasu | sci | snc | société | ets | établissements | cie | sprl | srl | association | mairie | université | scop | groupe | boulangerie | atelier | imprimerie",
};
