import { countryCodes } from "@forecourt/core";

/** What `forecourt --help` prints. */
export const usage = `Usage: forecourt <command> [options]

  site new [--name <name>] [--country <${countryCodes.join("|")}>] [--place <suburb or postcode>] [--stock <file>] [--yes]
                                 make a dealer's site: asks for what is not said, proposes how the file's columns
                                 are read, writes document, mapping and content, imports, prints the address; also
                                 --slug --template --colours --logo <file[,file for dark grounds]>
                                 --makes --street --phone --email --licence
                                 --mapping <name|file> --folder <folder>; --yes asks nothing
  site check [file|slug …]       check site documents; without names, every stored site
  site apply <file …>            store site documents, all or none; live within a second
  site history <slug>            every version of a site's document
  site rollback <slug> [--to <version>]
                                 serve an earlier version again; without --to, the one before
  site list                      every site
  site suspend <slug> [--dry-run]
                                 answer 503 and take no enquiries; its data stays, what was taken is still delivered
  site resume <slug> [--dry-run] serve it again
  site remove <slug> --confirm <slug> [--discard-leads] [--dry-run]
                                 delete it with all its data, but what the law wants kept
  site defaults [platform|template:<name>] [file]
                                 what stands below the documents of sites: list, print, or set it
  content check <folder>         what a folder of content would change; every mistake with file and line
  content apply <folder>         make it so, all or nothing; live within a second
  content list [layer]           every record that holds
  content export <folder> [--layer <layer>]
                                 write the content that holds as a folder
  content history <layer>        every version of a layer: platform, manufacturer:mazda, group:twg, site:harbour-mazda
  content rollback <layer> [--to <version>]
                                 make an earlier version hold again; without --to, the one before
  content import-reviews <site> [file.csv|file.json] [--source <name>] [--dry-run] [--force]
                                 make a source's reviews those of a file, or of the site's provider; all or nothing
  media add <file …>             store pictures and typefaces (woff2), all or none, and print
                                 what a site document calls each
  stock import --site <slug> <file> [--mapping <name|file>] [--dry-run] [--force]
                                 import a stock file; --force lets it withdraw more than half of the cars
  stock reindex                  rebuild the search index beside the live one
  feeds check --site <slug>      what advertising channels would refuse of the stock, and why
  leads list [--site <slug>] [--most <number>]
  leads export [--site <slug>] [--format csv|jsonl] [--output <file>]
  leads replay --site <slug> [--to <destination>] [--dry-run]
                                 deliver once more what was given up after twelve attempts
  reservations list [--site <slug>]
                                 reserved cars, newest first, with where car and deposit are
  reservations release <id>      free the car; a refundable deposit goes back
  reservations refund <id>       free the car and return the deposit, whatever the terms
  reservations sell <id>         the car is sold to whoever reserved it; the deposit is part of the price
  payments list [--site <slug>]  deposits and invoices paid online, newest first
  payments refund <id>           send the payment of an invoice back; that of a car: reservations refund
  payments compare --site <slug> [--days <number>]
                                 each difference between the provider's payments and the ledger; for once a day
  keys create --site <slug> --name <whose> --may <rights>
                                 a key with which a lender or valuer writes quotes, valuations or both; shown once
  keys list [--site <slug>]      every key, and when it was used last
  keys revoke <id>               refuse it from now on
  shopper erase --site <slug> [--email <address>] [--phone <number>] [--dry-run]
                                 delete what a site has of a shopper, but what the law wants kept
  shopper consents --site <slug> [--email <address>] [--phone <number>]
                                 proof of consent that stays of an erased shopper or a removed site
  spin winners --site <slug>     who won what at the wheel of /spin-to-win, and how many prizes are left
  data expire [--site <slug>] [--dry-run]
                                 delete now what is older than its site keeps it; the server does so each hour
  generate page <name> [--label <text>]
                                 in a template: a page of its own, declared and with its module
  generate slot <Slot>           in a template: a part of its own in a slot, which shows ours until it is changed
  generate lead <name> [--label <text>]
                                 in a template: a page of its own with a form that sends an enquiry
  generate site <name> [--label <text>]
                                 in a template: a document for one more site, like its demo dealer's
  eject <page>                   in a template: the module of a standard page (home, search, vehicle, finance)
  doctor                         look at every part and say what to do

  --json                         print results for machines
  --help                         print this

FORECOURT_DATA names the data folder, DATABASE_URL and TYPESENSE_URL the servers where there are any.
Exit codes: 0 done, 1 refused or failed, 2 wrong arguments.
`;
