def format_amount(amount) = format("%.2f %s", amount, Bank::CURRENCY)
