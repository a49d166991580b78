/**
 * Places of New Zealand: one a line, postcode, latitude, longitude, name, region. Where a postcode stands twice, the first line
 * is it. Written by hand; the places that GeoNames (CC BY 4.0) knows were compared with it, and twelve took its coordinates.
 */
export const nzPlaces = `
0110 -35.73 174.32 Whangārei|Northland
0112 -35.71 174.34 Kamo|Northland
0114 -35.87 174.47 One Tree Point|Northland
0118 -35.91 174.45 Ruakākā|Northland
0151 -35.96 174.45 Waipu|Northland
0181 -35.60 174.30 Hikurangi|Northland
0200 -35.28 174.09 Paihia|Northland
0202 -35.26 174.12 Russell|Northland
0210 -35.39 174.06 Kawakawa|Northland
0230 -35.23 173.95 Kerikeri|Northland
0310 -35.94 173.87 Dargaville|Northland
0405 -35.41 173.80 Kaikohe|Northland
0410 -35.11 173.26 Kaitāia|Northland
0420 -34.99 173.54 Mangōnui|Northland
0505 -36.12 174.35 Kaiwaka|Northland
0520 -36.12 174.57 Mangawhai|Northland
0600 -36.91 174.68 New Lynn|Auckland
0604 -36.94 174.65 Titirangi|Auckland
0610 -36.87 174.63 Te Atatū|Auckland
0612 -36.88 174.63 Henderson|Auckland
0614 -36.81 174.61 Massey|Auckland
0618 -36.79 174.66 Hobsonville|Auckland
0620 -36.77 174.76 Milford|Auckland
0622 -36.79 174.77 Takapuna|Auckland
0624 -36.83 174.80 Devonport|Auckland
0626 -36.81 174.72 Birkenhead|Auckland
0627 -36.78 174.74 Glenfield|Auckland
0630 -36.72 174.75 Browns Bay|Auckland
0632 -36.73 174.70 Albany|Auckland
0793 -36.69 174.62 Dairy Flat|Auckland
0800 -36.68 174.45 Helensville|Auckland
0810 -36.78 174.56 Kumeū|Auckland
0814 -36.80 174.60 Whenuapai|Auckland
0900 -36.30 174.52 Wellsford|Auckland
0910 -36.40 174.66 Warkworth|Auckland
0920 -36.52 174.69 Puhoi|Auckland
0930 -36.62 174.74 Whangaparāoa|Auckland
0931 -36.59 174.69 Ōrewa|Auckland
0932 -36.62 174.68 Silverdale|Auckland
1010 -36.85 174.76 Auckland|Auckland
1011 -36.84 174.74 Ponsonby|Auckland
1021 -36.86 174.74 Grey Lynn|Auckland
1022 -36.87 174.70 Western Springs|Auckland
1023 -36.87 174.78 Newmarket|Auckland
1024 -36.88 174.76 Mount Eden|Auckland
1025 -36.88 174.72 Mount Albert|Auckland
1026 -36.89 174.69 Avondale|Auckland
1041 -36.91 174.74 Mount Roskill|Auckland
1050 -36.88 174.79 Remuera|Auckland
1051 -36.90 174.80 Ellerslie|Auckland
1060 -36.91 174.84 Mount Wellington|Auckland
1061 -36.92 174.79 Onehunga|Auckland
1062 -36.95 174.84 Ōtāhuhu|Auckland
1071 -36.86 174.85 Saint Heliers|Auckland
1072 -36.88 174.86 Glen Innes|Auckland
1081 -36.79 175.05 Waiheke Island|Auckland
2010 -36.90 174.90 Pakuranga|Auckland
2013 -36.94 174.91 East Tāmaki|Auckland
2014 -36.89 174.93 Howick|Auckland
2016 -36.93 174.91 Botany|Auckland
2018 -36.91 175.00 Beachlands|Auckland
2022 -36.97 174.80 Māngere|Auckland
2025 -36.97 174.85 Papatoetoe|Auckland
2102 -37.03 174.88 Manurewa|Auckland
2103 -37.01 174.87 Wiri|Auckland
2104 -36.99 174.88 Manukau|Auckland
2105 -37.00 174.91 The Gardens|Auckland
2110 -37.06 174.94 Papakura|Auckland
2113 -37.10 174.94 Drury|Auckland
2120 -37.20 174.90 Pukekohe|Auckland
2121 -37.27 174.94 Tūākau|Waikato
2123 -37.25 174.73 Waiuku|Auckland
2402 -37.27 175.02 Pōkeno|Waikato
2471 -37.22 175.03 Mangatāwhiri|Waikato
2675 -37.18 174.85 Patumāhoe|Auckland
3010 -38.14 176.25 Rotorua|Bay of Plenty
3015 -38.08 176.20 Ngongotahā|Bay of Plenty
3072 -38.03 176.27 Hamurana|Bay of Plenty
3110 -37.69 176.17 Tauranga|Bay of Plenty
3112 -37.72 176.13 Greerton|Bay of Plenty
3116 -37.64 176.18 Mount Maunganui|Bay of Plenty
3118 -37.70 176.29 Pāpāmoa|Bay of Plenty
3119 -37.78 176.33 Te Puke|Bay of Plenty
3120 -37.96 176.98 Whakatāne|Bay of Plenty
3122 -38.01 177.29 Ōpōtiki|Bay of Plenty
3127 -38.09 176.70 Kawerau|Bay of Plenty
3129 -37.55 175.92 Katikati|Bay of Plenty
3172 -37.65 176.05 Ōmokoroa|Bay of Plenty
3200 -37.74 175.24 Te Rapa|Waikato
3204 -37.79 175.28 Hamilton|Waikato
3206 -37.80 175.26 Frankton|Waikato
3210 -37.74 175.27 Flagstaff|Waikato
3214 -37.77 175.28 Fairfield|Waikato
3216 -37.79 175.31 Hillcrest|Waikato
3225 -37.80 174.87 Raglan|Waikato
3281 -37.83 175.35 Tamahere|Waikato
3300 -37.65 175.53 Morrinsville|Waikato
3320 -37.54 175.71 Te Aroha|Waikato
3330 -38.69 176.08 Taupō|Waikato
3334 -38.99 175.81 Tūrangi|Waikato
3400 -37.81 175.77 Matamata|Waikato
3411 -38.05 175.78 Putāruru|Waikato
3420 -38.22 175.87 Tokoroa|Waikato
3434 -37.88 175.47 Cambridge|Waikato
3493 -37.92 175.55 Karāpiro|Waikato
3500 -37.14 175.54 Thames|Waikato
3506 -36.76 175.50 Coromandel|Waikato
3510 -36.83 175.70 Whitianga|Waikato
3540 -37.28 175.52 Ngatea|Waikato
3600 -37.38 175.67 Paeroa|Waikato
3610 -37.39 175.84 Waihī|Waikato
3620 -37.21 175.87 Whangamatā|Waikato
3700 -37.56 175.16 Huntly|Waikato
3710 -37.40 175.15 Te Kauwhata|Waikato
3720 -37.67 175.15 Ngāruawāhia|Waikato
3800 -38.01 175.32 Te Awamutu|Waikato
3900 -38.19 175.21 Ōtorohanga|Waikato
3910 -38.33 175.16 Te Kūiti|Waikato
3920 -38.88 175.26 Taumarunui|Manawatū-Whanganui
4010 -38.66 178.02 Gisborne|Gisborne
4022 -38.38 178.31 Tolaga Bay|Gisborne
4071 -38.60 177.95 Makaraka|Gisborne
4108 -39.03 177.42 Wairoa|Hawke's Bay
4110 -39.49 176.91 Napier|Hawke's Bay
4112 -39.54 176.85 Taradale|Hawke's Bay
4120 -39.62 176.78 Flaxmere|Hawke's Bay
4122 -39.64 176.84 Hastings|Hawke's Bay
4130 -39.67 176.88 Havelock North|Hawke's Bay
4200 -39.99 176.55 Waipukurau|Hawke's Bay
4210 -39.94 176.59 Waipawa|Hawke's Bay
4310 -39.06 174.07 New Plymouth|Taranaki
4312 -39.05 174.11 Fitzroy|Taranaki
4314 -39.12 173.95 Ōakura|Taranaki
4320 -39.00 174.24 Waitara|Taranaki
4330 -39.16 174.20 Inglewood|Taranaki
4332 -39.34 174.28 Stratford|Taranaki
4322 -39.43 174.30 Eltham|Taranaki
4410 -40.36 175.61 Palmerston North|Manawatū-Whanganui
4412 -40.38 175.58 Awapuni|Manawatū-Whanganui
4414 -40.33 175.64 Milson|Manawatū-Whanganui
4442 -40.39 175.67 Massey University|Manawatū-Whanganui
4500 -39.93 175.05 Whanganui|Manawatū-Whanganui
4501 -39.94 175.02 Castlecliff|Manawatū-Whanganui
4520 -39.76 174.63 Waverley|Taranaki
4560 -39.76 174.47 Pātea|Taranaki
4610 -39.59 174.28 Hāwera|Taranaki
4616 -39.46 173.86 Ōpunake|Taranaki
4625 -39.42 175.41 Ohakune|Manawatū-Whanganui
4632 -39.48 175.67 Waiouru|Manawatū-Whanganui
4702 -40.22 175.57 Feilding|Manawatū-Whanganui
4710 -40.07 175.38 Marton|Manawatū-Whanganui
4720 -39.68 175.80 Taihape|Manawatū-Whanganui
4814 -40.47 175.28 Foxton|Manawatū-Whanganui
4818 -40.18 175.39 Bulls|Manawatū-Whanganui
4910 -40.45 175.84 Pahīatua|Manawatū-Whanganui
4920 -40.34 175.87 Woodville|Manawatū-Whanganui
4930 -40.21 176.09 Dannevirke|Manawatū-Whanganui
5010 -41.21 174.90 Lower Hutt|Wellington
5011 -41.20 174.93 Naenae|Wellington
5012 -41.23 174.87 Petone|Wellington
5013 -41.27 174.95 Wainuiomata|Wellington
5018 -41.12 175.07 Upper Hutt|Wellington
5019 -41.16 174.97 Stokes Valley|Wellington
5022 -41.13 174.84 Porirua|Wellington
5024 -41.10 174.88 Whitby|Wellington
5026 -41.08 174.87 Plimmerton|Wellington
5032 -40.91 175.00 Paraparaumu|Wellington
5034 -41.00 174.95 Paekākāriki|Wellington
5036 -40.88 175.06 Waikanae|Wellington
5510 -40.62 175.28 Levin|Manawatū-Whanganui
5512 -40.76 175.15 Ōtaki|Wellington
5710 -41.12 175.32 Featherston|Wellington
5711 -41.22 175.46 Martinborough|Wellington
5712 -41.08 175.46 Greytown|Wellington
5713 -41.02 175.53 Carterton|Wellington
5810 -40.95 175.66 Masterton|Wellington
6011 -41.29 174.78 Wellington|Wellington
6012 -41.28 174.75 Karori|Wellington
6021 -41.31 174.77 Newtown|Wellington
6022 -41.32 174.80 Kilbirnie|Wellington
6023 -41.34 174.77 Island Bay|Wellington
6035 -41.25 174.78 Khandallah|Wellington
6037 -41.22 174.80 Johnsonville|Wellington
7010 -41.27 173.28 Nelson|Nelson
7011 -41.32 173.24 Stoke|Nelson
7020 -41.34 173.18 Richmond|Tasman
7022 -41.41 173.04 Wakefield|Tasman
7007 -41.80 172.33 Murchison|Tasman
7100 -41.19 173.43 Hira|Nelson
7110 -40.86 172.81 Tākaka|Tasman
7120 -41.11 173.01 Motueka|Tasman
7173 -41.25 173.10 Māpua|Tasman
7201 -41.51 173.96 Blenheim|Marlborough
7202 -41.48 173.96 Springlands|Marlborough
7210 -41.67 174.08 Seddon|Marlborough
7220 -41.29 174.01 Picton|Marlborough
7300 -42.40 173.68 Kaikōura|Canterbury
7334 -42.52 172.83 Hanmer Springs|Canterbury
7400 -43.30 172.60 Rangiora|Canterbury
7410 -43.16 172.73 Amberley|Canterbury
7430 -43.31 172.20 Oxford|Canterbury
7500 -43.38 172.02 Sheffield|Canterbury
7510 -43.49 172.11 Darfield|Canterbury
7602 -43.61 172.72 Lyttelton|Canterbury
7604 -43.58 172.52 Prebbleton|Canterbury
7608 -43.64 172.49 Lincoln|Canterbury
7614 -43.60 172.38 Rolleston|Canterbury
7630 -43.38 172.66 Kaiapoi|Canterbury
7520 -43.80 172.97 Akaroa|Canterbury
7700 -43.90 171.75 Ashburton|Canterbury
7730 -43.63 171.65 Methven|Canterbury
7805 -42.45 171.21 Greymouth|West Coast
7810 -42.72 170.96 Hokitika|West Coast
7825 -41.75 171.60 Westport|West Coast
7830 -42.12 171.86 Reefton|West Coast
7856 -43.39 170.18 Franz Josef|West Coast
7901 -44.26 170.10 Twizel|Canterbury
7910 -44.40 171.25 Timaru|Canterbury
7920 -44.24 171.28 Temuka|Canterbury
7924 -44.73 171.05 Waimate|Canterbury
7925 -44.09 170.83 Fairlie|Canterbury
7930 -44.09 171.24 Geraldine|Canterbury
7999 -44.00 170.48 Lake Tekapo|Canterbury
8011 -43.53 172.64 Christchurch|Canterbury
8013 -43.52 172.64 Saint Albans|Canterbury
8014 -43.52 172.61 Merivale|Canterbury
8022 -43.57 172.66 Cashmere|Canterbury
8023 -43.55 172.65 Sydenham|Canterbury
8024 -43.54 172.60 Addington|Canterbury
8025 -43.57 172.59 Halswell|Canterbury
8041 -43.53 172.59 Riccarton|Canterbury
8042 -43.54 172.53 Hornby|Canterbury
8051 -43.45 172.63 Belfast|Canterbury
8053 -43.50 172.60 Papanui|Canterbury
8061 -43.51 172.68 Shirley|Canterbury
8062 -43.54 172.68 Linwood|Canterbury
8081 -43.57 172.75 Sumner|Canterbury
8083 -43.48 172.70 Parklands|Canterbury
9010 -45.85 170.50 North East Valley|Otago
9012 -45.90 170.48 South Dunedin|Otago
9016 -45.87 170.50 Dunedin|Otago
9018 -45.89 170.44 Green Island|Otago
9024 -45.87 170.35 Mosgiel|Otago
9081 -45.80 170.62 Port Chalmers|Otago
9210 -45.96 170.13 Waihola|Otago
9220 -46.12 169.97 Milton|Otago
9230 -46.23 169.75 Balclutha|Otago
9300 -45.03 168.66 Queenstown|Otago
9302 -44.94 168.83 Arrowtown|Otago
9305 -44.70 169.13 Wānaka|Otago
9310 -45.04 169.20 Cromwell|Otago
9320 -45.25 169.39 Alexandra|Otago
9330 -45.13 170.10 Ranfurly|Otago
9400 -45.10 170.97 Oamaru|Otago
9430 -45.48 170.71 Palmerston|Otago
9500 -45.54 169.31 Roxburgh|Otago
9600 -45.41 167.72 Te Anau|Southland
9710 -46.10 168.94 Gore|Southland
9720 -46.14 168.33 Winton|Southland
9730 -45.75 168.45 Lumsden|Southland
9810 -46.41 168.35 Invercargill|Southland
9812 -46.40 168.38 Hawthorndale|Southland
9814 -46.60 168.33 Bluff|Southland
9822 -46.36 168.01 Riverton|Southland
`;
