class Mail
  include Plugin
  def attach(bus) = %i[created deleted].each { |event| bus.on(event, &method(:send_mail)) }

  private

  def send_mail(data, event)
    Bus.log << "mail about #{event} to #{data.fetch(:name)}"
  end
end
